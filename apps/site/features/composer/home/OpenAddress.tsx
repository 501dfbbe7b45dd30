import { useId } from "react";
import { withBase } from "../../../model/base-path/base-path.ts";
import { updatePath } from "../../../model/live-pages.ts";
import { AddressInput } from "./AddressInput.tsx";
import { requestedSite } from "./start-address.ts";

/** A site that is online; a form that loads the page again, with the policy of the composer's own document. */
export default function OpenAddress() {
  const id = useId();
  return (
    <form className="field compose-open" action={withBase("/compose")}>
      <label htmlFor={id}>Open a site by its address</label>
      <span className="flex">
        <AddressInput id={id} aria-describedby={`${id}-about`} defaultValue={requestedSite()} />
        <button type="submit">Open</button>
      </span>
      <span className="hint" id={`${id}-about`}>
        For sites you made here and put online. It also works from your site: add edit.html to its
        address. For a notice, hours, news or prices, use{" "}
        <a href={withBase(updatePath)}>Quick update</a>.
      </span>
    </form>
  );
}
