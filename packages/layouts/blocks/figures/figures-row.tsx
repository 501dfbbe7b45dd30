import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { figuresRow } from "./figures-row.fields.ts";

type Props = Fields<typeof figuresRow>;

export default function FiguresRow({ figures, ...rest }: Props) {
  return (
    <Band {...rest} block="figures-row">
      <Words {...rest} />
      <dl className="figures-row-list">
        {each(figures, ({ figure, label, text }) => (
          <div>
            <dt>{label}</dt>
            <Fitted as="dd" className="figures-row-figure" text={figure} />
            {text && <dd className="fact">{text}</dd>}
          </div>
        ))}
      </dl>
    </Band>
  );
}
