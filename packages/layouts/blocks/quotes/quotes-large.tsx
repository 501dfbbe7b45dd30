import { Band } from "../../components/section/band.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import type { Fields } from "../../schema/block.ts";
import type { quotesLarge } from "./quotes-large.fields.ts";

type Props = Fields<typeof quotesLarge>;

export default function QuotesLarge({ quote: { words, name, role }, ...rest }: Props) {
  return (
    <Band {...rest} block="quotes-large">
      <figure className="column">
        <Fitted as="blockquote" className="quotes-large-words" text={words} />
        <figcaption>
          <strong>{name}</strong> <span className="fact">{role}</span>
        </figcaption>
      </figure>
    </Band>
  );
}
