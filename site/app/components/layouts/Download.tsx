import type { LayoutView } from "@daylit/layouts/records.ts";
import { useState } from "react";
import { saveFile } from "../takeaway/save-file.ts";

const words = {
  ready: "Download as a zip",
  busy: "Packing …",
  failed: "The files could not be fetched. Try again",
};

export function Download({ view, brand }: { view: LayoutView; brand: string | undefined }) {
  const [state, setState] = useState<keyof typeof words>("ready");
  const download = async () => {
    setState("busy");
    try {
      const { zipLayout } = await import("./zip-layout.ts");
      saveFile(`${view.id}.zip`, await zipLayout(view, brand));
      setState("ready");
    } catch {
      setState("failed");
    }
  };
  return (
    <button type="button" aria-busy={state === "busy"} onClick={download}>
      {words[state]}
    </button>
  );
}
