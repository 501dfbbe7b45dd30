import { type LinkProps, Link as RouterLink } from "react-router";

/** Rendering on the server asks too; there the answer changes nothing in the markup. */
const still = () =>
  typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * A way to another page of the site. Its code and data are fetched when a pointer or the focus comes
 * near, and the old page fades into the new one unless the visitor prefers less motion.
 */
export const Link = (props: LinkProps) => (
  <RouterLink prefetch="intent" viewTransition={!still()} {...props} />
);
