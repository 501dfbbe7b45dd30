import { useState } from "react";
import { say, t } from "../messages/t.ts";

type State = { busy?: boolean; words?: string; failed?: boolean };

/** Browsers name these in words of their own, for developers. */
const reasons: Readonly<Record<string, string>> = {
  NotAllowedError: t`your browser may not write into this folder. Allow it when it asks.`,
  NoModificationAllowedError: t`this folder or one of its files is locked. Close it elsewhere.`,
  NotFoundError: t`the folder is no longer there. Choose another.`,
  QuotaExceededError: t`there is no room left on this device. Delete something.`,
};

/** Work that the visitor waits for: one piece at a time, and whatever goes wrong is said. */
export function useTask() {
  const [state, setState] = useState<State>({});
  async function run(busy: string, work: () => Promise<string>) {
    if (state.busy) return;
    setState({ busy: true, words: busy });
    try {
      setState({ words: await work() });
    } catch (error) {
      if ((error as Error).name === "AbortError") return setState({});
      const { name, message } = error as Error;
      const words = t`It did not work: ${reasons[name] ?? say(message)} Nothing is lost; try again.`;
      setState({ failed: true, words });
    }
  }
  return { state, setState, run };
}
