import type { ReactNode } from "react";
import { answering } from "./answering.tsx";
import { arranging } from "./arranging.tsx";

const drawings = { ...arranging, ...answering };

type Props = {
  of: keyof typeof drawings;
  /** What is wrong with the first drawing, in a sentence. */
  bad: ReactNode;
  /** What the second one does better. */
  good: ReactNode;
};

/** Two drawings side by side. The captions say it all, so the drawings themselves are not read aloud. */
export function GoodBad({ of, bad, good }: Props) {
  return (
    <div className="grid-1-2 gap-m">
      <figure>
        {drawings[of].bad}
        <figcaption>
          <strong className="badge badge-danger">Bad</strong> {bad}
        </figcaption>
      </figure>
      <figure>
        {drawings[of].good}
        <figcaption>
          <strong className="badge badge-success">Good</strong> {good}
        </figcaption>
      </figure>
    </div>
  );
}
