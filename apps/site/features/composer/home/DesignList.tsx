import { useEffect, useRef } from "react";
import { layoutName } from "../../../model/layouts/chosen-layout.ts";
import { PageThumb } from "../canvas/options/Thumb.tsx";
import type { OwnFiles } from "../images/own-files.ts";
import type { Design, Designs, Meant } from "./find-designs.ts";

type Props = {
  found: Designs;
  own: OwnFiles;
  /** The calling that the designs are for. */
  calling: Meant | undefined;
  onMeant: (meant: Meant) => void;
  onUse: (design: Design) => void;
};

/** Five designs with the visitor’s words in them, and the callings that may be meant as well. */
export default function DesignList({ found, own, calling, onMeant, onUse }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { meant, designs, answers } = found;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [found]);
  const others = meant.filter(({ at }) => at !== calling?.at);
  return (
    <section className="compose-designs" aria-label="Your designs">
      <h2 ref={heading} tabIndex={-1}>
        {calling ? `Five designs: ${calling.word}` : "Five designs that suit anybody"}
      </h2>
      {!calling && (
        <p>
          “{answers.calling}” is new to us. Choose what comes closest: every word in these designs
          is yours or true for anybody.
        </p>
      )}
      {others.length > 0 && (
        <p className="compose-meant">
          Or did you mean:{" "}
          {others.map((other) => (
            <button key={other.at} type="button" onClick={() => onMeant(other)}>
              {other.word}
            </button>
          ))}
        </p>
      )}
      <ul className="list-plain">
        {designs.map((design, index) => (
          <li key={design.id}>
            <button type="button" onClick={() => onUse(design)}>
              <PageThumb site={design.site} page={0} own={own} wide={300} high={400} shown={390} />
              <span>
                {design.suits ?? `Design ${index + 1}`} <small>{layoutName(design.id)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
