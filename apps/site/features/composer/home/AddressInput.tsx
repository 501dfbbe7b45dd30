import type { ComponentProps } from "react";

/** The address of a site; a form sends it to the page that opens it. */
export const AddressInput = (props: ComponentProps<"input">) => (
  <input
    name="site"
    type="text"
    inputMode="url"
    dir="ltr"
    autoComplete="url"
    autoCapitalize="none"
    spellCheck={false}
    placeholder="https://"
    {...props}
  />
);
