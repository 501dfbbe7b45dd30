import type { ReactNode } from "react";

type Props = { name: ReactNode; price: string; text?: string };

/** One line of a list of prices. */
export const PriceLine = ({ name, price, text }: Props) => (
  <div>
    <dt>{name}</dt>
    <dd className="price">{price}</dd>
    {text && <dd className="price-text">{text}</dd>}
  </div>
);
