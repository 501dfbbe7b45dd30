import { Band, type Placed } from "../parts/band.tsx";

export type Quote = { words: string; name: string; role: string };

type Props = Placed & { quote: Quote };

/** One voice, in large type. */
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
