import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link to another page of the site. runtime/navigation/router.ts fetches it before the click and swaps it in. */
export const Link = ({ to, ...rest }: Props) => <a href={to} {...rest} />;
