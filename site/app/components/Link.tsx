import { type LinkProps, Link as RouterLink } from "react-router";

/**
 * A way to another page of the site. Its code and data are fetched when a pointer or the focus comes
 * near. Pages change at once: a picture of the old one takes longer to make than the new one.
 */
export const Link = (props: LinkProps) => <RouterLink prefetch="intent" {...props} />;
