import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A way to another page of the site. client/visit.ts fetches it before the click and swaps it in. */
export const Link = ({ to, ...rest }: Props) => <a href={to} {...rest} />;
