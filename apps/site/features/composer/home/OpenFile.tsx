import { useId } from "react";
import type { FileShelf } from "../images/own-files.ts";
import { t } from "../messages/t.ts";
import type { OpenedFile } from "../open/opened-file.ts";
import { OpenError } from "./start-site.ts";

type Props = {
  shelf: FileShelf;
  onOpen: (opened: OpenedFile) => void;
  onProblem: (words: string) => void;
};

/** A site that was taken away comes back. */
export default function OpenFile({ shelf, onOpen, onProblem }: Props) {
  const id = useId();
  async function open(name: string, give: () => Promise<File>) {
    try {
      const { openedFile } = await import("../open/opened-file.ts");
      onOpen(await openedFile(await give(), shelf));
    } catch (error) {
      if ((error as Error).name === "AbortError") return;
      const why =
        error instanceof OpenError
          ? error.message
          : t`It could not be read. Download or copy it again.`;
      onProblem(t`${name} could not be opened. ${why}`);
    }
  }
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
          await open(file.name, async () => file);
          target.value = "";
        }}
      />
      {"showDirectoryPicker" in window && (
        <button
          type="button"
          className="button-quiet"
          onClick={() =>
            open(t`The folder`, async () => {
              const { chosenFolder, folderAsZip } = await import("../export/save-folder.ts");
              return folderAsZip(await chosenFolder("read"));
            })
          }
        >
          Open its folder
        </button>
      )}
    </div>
  );
}
