import { useState } from "react";
import { saveFile } from "./save-file.ts";

type Packing = "ready" | "busy" | "done" | "failed";

/** Makes a zip and hands it over; `said` is for who hears and does not see the button change. */
export function usePacking(file: string, failed: string, make: () => Promise<Blob>) {
  const [state, setState] = useState<Packing>("ready");
  const busy = "Packing …";
  const messages = { ready: "", busy, done: `${file} is in your downloads.`, failed };
  const pack = async () => {
    setState("busy");
    try {
      saveFile(file, await make());
      setState("done");
    } catch {
      setState("failed");
    }
  };
  /** The words on the button. */
  const caption = (ready: string) => ({ ready, busy, done: ready, failed })[state];
  return { pack, caption, isBusy: state === "busy", message: messages[state] };
}
