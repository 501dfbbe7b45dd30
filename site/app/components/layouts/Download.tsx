import type { LayoutView } from "@daylit/layouts/records.ts";
import { useState } from "react";
import { saveFile } from "../takeaway/save-file.ts";

const captions = {
  ready: "Download as a zip",
  busy: "Packing …",
  done: "Download as a zip",
  failed: "The files could not be fetched. Try again",
};

export function Download({ view, brand }: { view: LayoutView; brand: string | undefined }) {
  const [state, setState] = useState<keyof typeof captions>("ready");
  const file = `${view.id}.zip`;
  const said = { ...captions, ready: "", done: `${file} is in your downloads.` };
  const download = async () => {
    setState("busy");
    try {
      const { zipLayout } = await import("./zip-layout.ts");
      saveFile(file, await zipLayout(view, brand));
      setState("done");
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <button
        type="button"
        className="layout-by-script"
        aria-busy={state === "busy"}
        onClick={download}
      >
        {captions[state]}
      </button>
      <span role="status" className="visually-hidden">
        {said[state]}
      </span>
    </>
  );
}
