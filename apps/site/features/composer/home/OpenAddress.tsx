import { useId } from "react";
import { withBase } from "../../../model/base-path/base-path.ts";

/** A site that is online; a form that loads the page again, with the policy of the composer's own document. */
export function OpenAddress() {
  const id = useId();
  return (
    <form className="field compose-open" action={withBase("/compose")}>
      <label htmlFor={id}>Open a site by its address</label>
      <span className="flex">
        <input
          id={id}
          name="site"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          aria-describedby={`${id}-about`}
        />
        <button type="submit">Open</button>
      </span>
      <span className="hint" id={`${id}-about`}>
        For sites you made here and put online. It also works from your site: add edit.html to its
        address.
      </span>
    </form>
  );
}
