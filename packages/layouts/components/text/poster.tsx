import { wordsOf } from "../../schema/marks.ts";
import { each } from "../section/each.tsx";

/**
 * A headline whose words change their weight one after the other. Each keeps the room of its heaviest
 * letters, so that no line is set anew: the stylesheet reads it from the attribute.
 */
export const posterWords = (text: string) =>
  each(wordsOf(text).trim().split(/\s+/), (word) => (
    <>
      <span className="poster-word" data-word={word}>
        {word}
      </span>{" "}
    </>
  ));
