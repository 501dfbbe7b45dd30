import { Band } from "../../parts/band.tsx";
import type { Fields } from "../../schema/block.ts";
import type { quotesLarge } from "./quotes-large.fields.ts";

type Props = Fields<typeof quotesLarge>;

export function QuotesLarge({ quote: { words, name, role }, ...rest }: Props) {
  return (
    <Band {...rest} block="quotes-large">
      <figure>
        <blockquote>{words}</blockquote>
        <figcaption>
          <strong>{name}</strong> <span className="fact">{role}</span>
        </figcaption>
      </figure>
    </Band>
  );
}
