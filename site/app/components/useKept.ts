import { useEffect, useRef, useState } from "react";
import type { KeepProblem, Kept } from "../model/kept.ts";

/**
 * State that is read from the browser's storage once, written after every change, and follows
 * changes made in another window. Only for components that never render on the server.
 */
export function useKept<T>(kept: Kept<T>, initial: T) {
  const [first] = useState(() => kept.read());
  const [value, setValue] = useState<T>(first.value ?? initial);
  const [problem, setProblem] = useState<KeepProblem | undefined>(first.problem);
  const saved = useRef(value);

  useEffect(() => {
    if (value === saved.current) return;
    saved.current = value;
    setProblem(kept.write(value));
  }, [kept, value]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== kept.key) return;
      const { value: other } = kept.read();
      if (other === undefined) return;
      saved.current = other;
      setValue(other);
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [kept]);

  return { value, setValue, problem, restored: first.value !== undefined };
}
