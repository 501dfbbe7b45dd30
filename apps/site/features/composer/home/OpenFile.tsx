import { useId } from "react";
import type { Opened } from "../export/opened-file.ts";
import type { FileShelf } from "../images/own-files.ts";
import { NotOpened } from "./start.ts";

type Props = {
  shelf: FileShelf;
  onOpen: (opened: Opened) => void;
  onProblem: (words: string) => void;
};

/** A site that was taken away comes back. */
export function OpenFile({ shelf, onOpen, onProblem }: Props) {
  const id = useId();
  return (
    <div className="field compose-open">
      <label htmlFor={id}>Open a site you downloaded: the zip, or its site.json</label>
      <input
        id={id}
        type="file"
        accept="application/zip,.zip,application/json,.json"
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          try {
            const { openedFile } = await import("../export/opened-file.ts");
            onOpen(await openedFile(file, shelf));
          } catch (error) {
            const why = error instanceof NotOpened ? error.message : "It could not be read.";
            onProblem(`${file.name} could not be opened. ${why}`);
          }
          target.value = "";
        }}
      />
    </div>
  );
}
