import type { Written } from "@daylit/layouts/schema/texts.ts";
import { useEffect, useRef } from "react";
import { useInterface } from "../../store/context.tsx";
import { lengthState, lengthWords, shortenWords } from "./length-words.ts";

type Props = {
  written: Pick<Written, "text" | "length">;
  /** It counts the text under the caret, wherever that is. */
  isWritten?: boolean;
};

/** Quiet while it fits; clear, with the reason, when it does not. Crossing the line is announced. */
export function Counter({ written, isWritten = false }: Props) {
  const { announce } = useInterface();
  const box = useRef<HTMLSpanElement>(null);
  const { text, length } = written;
  const state = lengthState(written);
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    const field = box.current?.closest(".field");
    if (isWritten || field?.contains(document.activeElement)) announce(lengthWords(written));
  });
  return (
    <span className="compose-counter" data-state={state} ref={box}>
      {state === "fits" ? `${text.length}/${length.soft}` : shortenWords(written)}
    </span>
  );
}
