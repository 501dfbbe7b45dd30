import { useEffect, useState } from "react";

/** ms; as long as a reader rests between two words, not between two letters. */
export const pause = 700;

/** A text, often what was typed, once the typing has paused: nobody is judged in the middle of a word. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
