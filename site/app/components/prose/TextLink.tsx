import type { ComponentProps } from "react";
import { Link } from "../Link.tsx";

/** Another page of the site, written in a text: an address from the root, and no file to download. */
const isPage = (href: string) => /^\/(?!\/)[^.]*$/.test(href);

/** A link in a text. To another page it goes without loading the site again. */
export function TextLink({ href = "", ...props }: ComponentProps<"a">) {
  return isPage(href) ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
