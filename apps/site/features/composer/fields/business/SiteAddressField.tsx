import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { siteAddressOf } from "@daylit/site-engine/document/read/web-address.ts";
import { useId, useState } from "react";
import { useNow, useSession } from "../../store/context.tsx";
import { readableAddress } from "../controls/readable-address.ts";

const written = (text: string) => readableAddress(text) ?? text.trim();
const siteAddress = (text: string) => siteAddressOf(written(text));

/** An address while it is typed: half of one is none yet, and what is taken back is shown again. */
export function useDraft(value: string) {
  const [draft, setDraft] = useState({ text: value, of: value });
  return [
    draft.of === value ? draft.text : value,
    (text: string, of: string) => setDraft({ text, of }),
  ] as const;
}

/** Where the site will be. */
export function SiteAddressField() {
  const id = useId();
  const session = useSession();
  const address = useNow((now) => now.site.address) ?? "";
  const [online, setOnline] = useDraft(address);
  return (
    <div className="field compose-field">
      <label htmlFor={id}>Your site’s address, if you know it</label>
      <input
        id={id}
        type="url"
        dir="ltr"
        placeholder="https://"
        data-field="address"
        aria-describedby={`${id}-where`}
        value={online}
        onChange={({ target: { value } }) => {
          const found = siteAddress(value);
          if (found || value === "")
            session.change("address", (site) => withValue(site, "address", found), {
              mergeKey: "address",
            });
          setOnline(value, found ?? (value === "" ? "" : address));
        }}
      />
      <span className="hint" id={`${id}-where`}>
        With it, search engines get a sitemap, shared links show your picture, forms lead to a
        thank-you page, and you can open your site again from any computer.
        {online && !siteAddress(online) && (
          <strong> Enter a whole address, such as https://bakery.example.</strong>
        )}
        {address && siteAddress(online) === address && written(online) !== address && (
          <strong> We use {address}: only a host and folders can be in it.</strong>
        )}
      </span>
    </div>
  );
}
