import { useEffect, useRef } from "react";
import { layoutName } from "../../../model/layouts/chosen-layout.ts";
import { PageThumb } from "../canvas/options/Thumb.tsx";
import type { OwnFiles } from "../images/own-files.ts";
import { say, t } from "../messages/t.ts";
import type { Design, Designs, Meant } from "./find-designs.ts";

type Props = {
  found: Designs;
  own: OwnFiles;
  onMeant: (meant: Meant) => void;
  /** Without a mood the first five come back. */
  onMood: (mood: string | undefined) => void;
  onUse: (design: Design) => void;
};

/** Designs with the visitor’s words in them, the callings that may be meant as well, and other moods. */
export default function DesignList({ found, own, onMeant, onMood, onUse }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { meant, designs, answers, calling, mood, moods } = found;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [found]);
  // On the narrowest phones a card has less room.
  const wide = Math.min(300, document.documentElement.clientWidth - 72);
  const others = meant.filter(({ at }) => at !== calling?.at);
  const title = calling ? t`Five designs: ${calling.word}` : t`Five designs that suit anybody`;
  return (
    <section className="compose-designs" aria-label="Your designs">
      <h2 ref={heading} tabIndex={-1}>
        {mood ? `${say(mood)} designs in your words` : title}
      </h2>
      {!calling && !mood && (
        <p>
          “{answers.calling}” is new to us. Choose what comes closest: every word in these designs
          is yours or true for anybody.
        </p>
      )}
      {others.length > 0 && !mood && (
        <p className="compose-meant">
          Did you mean{" "}
          {others.map((other) => (
            <button key={other.at} type="button" onClick={() => onMeant(other)}>
              {other.word}
            </button>
          ))}
        </p>
      )}
      <ul className="list-plain">
        {designs.map((design) => (
          <li key={design.id}>
            <button type="button" onClick={() => onUse(design)}>
              <PageThumb site={design.site} page={0} own={own} wide={wide} high={400} shown={390} />
              <span>
                {design.suits ?? design.title} <small>{say(layoutName(design.id))}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="compose-meant">
        More designs in your words:{" "}
        {mood && (
          <button type="button" onClick={() => onMood(undefined)}>
            The first five
          </button>
        )}
        {moods.map((other) => (
          <button
            key={other}
            type="button"
            aria-pressed={other === mood}
            onClick={() => onMood(other)}
          >
            {say(other)}
          </button>
        ))}
      </p>
    </section>
  );
}
