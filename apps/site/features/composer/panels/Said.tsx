import { useContext, useState } from "react";
import { ComposerContext } from "../store/context.ts";

/**
 * Announces the result of an action. A dialog has one of its own, because nothing outside an open dialog
 * is announced; it leaves out what was said before it opened.
 */
export function Said() {
  const said = useContext(ComposerContext)?.said;
  const [before] = useState(said?.times);
  return (
    <p
      className={said?.seen ? "alert compose-missing compose-said" : "visually-hidden"}
      role="status"
    >
      {/* A new element each time: the same words twice are announced twice. */}
      {said && said.times !== before && <span key={said.times}>{said.words}</span>}
    </p>
  );
}
