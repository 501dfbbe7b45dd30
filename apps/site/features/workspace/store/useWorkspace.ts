import { useEffect, useState, useSyncExternalStore } from "react";
import { type Current, open } from "./current.ts";
import type { ProjectRecord } from "./record.ts";

const nothing = () => () => {};

/** The project at hand, once it is open. Every change of it, here or in another tab, shows at once. */
export function useProject(): { current?: Current; record?: ProjectRecord } {
  const [current, setCurrent] = useState<Current>();
  useEffect(() => {
    let left = false;
    open().then((found) => left || setCurrent(found));
    return () => {
      left = true;
    };
  }, []);
  const record = useSyncExternalStore(
    current?.subscribe ?? nothing,
    () => current?.record,
    () => undefined,
  );
  useSyncExternalStore(
    current?.subscribe ?? nothing,
    () => current?.keeping,
    () => undefined,
  );
  return { current, record };
}
