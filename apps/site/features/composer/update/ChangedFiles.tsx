import { fingerprintOf, type SiteDocument } from "@daylit/site-engine";
import { folderOf } from "@daylit/site-engine/export/folder-name.ts";
import { zipOf } from "@daylit/site-engine/export/zip.ts";
import { FolderDown, FolderSync } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../../workspace/export/save-file.ts";
import type { Workspace } from "../../../workspace/store/workspace.ts";
import { useChangedOnline } from "../export/useChangedOnline.tsx";
import { useTask } from "../export/useTask.ts";
import type { Changes, Files } from "../export/worker/worker-messages.ts";
import { withPublished } from "../home/published.ts";
import { say, t } from "../messages/t.ts";
import { megabytes } from "../publish/words.ts";
import { useNow, useServices, useSession } from "../store/context.tsx";

type Props = { online: SiteDocument | undefined; current: Workspace };

const bytesOf = (content: string | Uint8Array) =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

const sizeOf = (content: string | Uint8Array) => megabytes(bytesOf(content).length);

const blobOf = (content: string | Uint8Array) =>
  new Blob([bytesOf(content) as Uint8Array<ArrayBuffer>], { type: "application/octet-stream" });

const counted = (number: number) => (number === 1 ? t`1 file` : t`${number} files`);

/** The end: the files that differ from those online, together, one by one, or into the site's folder. */
export function ChangedFiles({ online, current }: Props) {
  const session = useSession();
  const { builder } = useServices();
  const site = useNow((now) => now.site);
  const revision = useNow((now) => now.revision);
  const { state, setState, run } = useTask();
  const [made, setMade] = useState<Changes & { revision: number }>();
  const { unlessChanged, question } = useChangedOnline({ state, setState }, () =>
    online ? [...(current.record.published ?? []), fingerprintOf(online)] : [],
  );
  const changes = made?.revision === revision ? made : undefined;

  const remember = () => {
    const fingerprint = fingerprintOf(session.site);
    current.change((record) => withPublished(record, fingerprint));
  };

  const make = () =>
    run(t`Making the files …`, async () => {
      const { now } = session;
      const { changes: found } = await builder.build(now.site, "changes", online);
      if (!found) throw new Error(t`Nothing was made.`);
      setMade({ ...found, revision: now.revision });
      const { size } = found.changed;
      if (size === 0) return t`Nothing has changed yet.`;
      if (!found.whole) return t`${counted(size)} changed.`;
      return online
        ? t`Your site was made with another version of Daylit: all ${counted(size)} are new this time.`
        : t`We don’t know which files are online, so these are all of them: ${counted(size)}.`;
    });

  const zip = (files: Files) => {
    const folder = `${folderOf(site)}-changes`;
    const bytes = zipOf(folder, files) as Uint8Array<ArrayBuffer>;
    saveFile(`${folder}.zip`, new Blob([bytes], { type: "application/zip" }));
    remember();
    setState({ words: t`${folder}.zip is in your downloads. Unpack it and upload its files.` });
  };

  const folder = () =>
    run(t`Writing …`, async () => {
      const { folderFor, saveFolder } = await import("../export/save-folder.ts");
      // Asked for while the click still counts as one.
      const target = await folderFor(current, false);
      const { files = new Map() } = await builder.build(session.site, "files");
      const { written, same } = await saveFolder(target, files);
      remember();
      return t`${counted(written)} written to “${target.name}”, ${same} were the same already.`;
    });

  return (
    <section className="update-end" aria-labelledby="update-end">
      <h3 id="update-end">Changed files</h3>
      <button
        type="button"
        className="button-primary"
        aria-busy={state.busy}
        onClick={() => unlessChanged(make)}
      >
        Make the changed files
      </button>
      <div role="status">
        {state.words && (
          <p className={state.failed ? "alert alert-danger" : "alert"}>{say(state.words)}</p>
        )}
      </div>
      {changes && changes.changed.size > 0 && (
        <>
          <p>Upload these files over those of the same name, in the same folders.</p>
          <div className="flex">
            <button type="button" className="button-primary" onClick={() => zip(changes.changed)}>
              <FolderDown aria-hidden="true" /> Download {counted(changes.changed.size)} (zip)
            </button>
            {"showDirectoryPicker" in window && (
              <button type="button" onClick={folder}>
                <FolderSync aria-hidden="true" /> Save to your site’s folder
              </button>
            )}
          </div>
          <details className="update-part">
            <summary>One by one</summary>
            <ul className="update-files">
              {[...changes.changed].map(([name, content]) => (
                <li key={name}>
                  <button
                    type="button"
                    className="button-quiet"
                    onClick={() => {
                      saveFile(name.replace(/^.*\//, ""), blobOf(content));
                      remember();
                    }}
                  >
                    {name}
                  </button>{" "}
                  <small>{sizeOf(content)}</small>
                </li>
              ))}
            </ul>
          </details>
          {changes.removed.length > 0 && (
            <p>These files can be deleted online: {changes.removed.join(", ")}.</p>
          )}
        </>
      )}
      {question}
    </section>
  );
}
