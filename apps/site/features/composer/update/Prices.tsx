import { TextControl } from "../fields/controls/TextControl.tsx";
import { useNow } from "../store/context.tsx";
import { priceGroups } from "./price-list.ts";

/** Every price of the site, in the order of its pages. */
export default function Prices() {
  const site = useNow((now) => now.site);
  const groups = priceGroups(site);
  if (groups.length === 0) return <p>Your pages have no prices.</p>;
  return groups.map(({ path, page, heading, prices }) => (
    <fieldset key={path} className="compose-group update-prices">
      <legend>{[page, heading].filter(Boolean).join(": ")}</legend>
      {prices.map(({ path: place, name, text, soft, hard }) => (
        <TextControl
          key={place}
          field={{ kind: "price", label: name, soft, hard }}
          value={text}
          path={place}
        />
      ))}
    </fieldset>
  ));
}
