import { useState } from "react";

type State = { busy?: boolean; words?: string; failed?: boolean };

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
      const words = `It did not work: ${(error as Error).message} Nothing is lost; try again.`;
      setState({ failed: true, words });
    }
  }
  return { state, setState, run };
}
