import { fingerprintOf, ownSections, publicSite, writeSite } from "@daylit/site-engine";
import { folderOf } from "@daylit/site-engine/export/folder-name.ts";
import { Archive, FileJson, FolderDown, FolderSync, Link2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { withBase } from "../../../model/base-path/base-path.ts";
import { saveFile, textFile } from "../../../workspace/export/save-file.ts";
import { openedWorkspace } from "../../../workspace/store/current.ts";
import { useTool } from "../../../workspace/useTool.ts";
import { ContactFields } from "../fields/business/ContactFields.tsx";
import { withPublished } from "../home/published.ts";
import { decimal, quoted } from "../messages/languages.ts";
import { say, t } from "../messages/t.ts";
import { progressSummary } from "../panels/check/progress-summary.ts";
import { useInterface, useNow, useServices, useSession } from "../store/context.tsx";
import { isExample, openFindings } from "../store/findings.ts";
import { type Act, useChangedOnline } from "./useChangedOnline.tsx";
import { useTask } from "./useTask.ts";

/** The end of it: the site goes online, or is taken away as a folder of files. */
export function ExportPanel() {
  const session = useSession();
  const { builder, shelf } = useServices();
  const { setPanel } = useInterface();
  const site = useNow((now) => now.site);
  const { state, setState, run } = useTask();
  const { Component: Brief } = useTool(() => import("./share/BriefLinks.tsx"));
  const { Component: PublishPanel, failed: unpublished } = useTool<{
    unlessInvented: typeof unlessInvented;
  }>(() => import("../publish/PublishPanel.tsx"));
  const { Component: PutOnline } = useTool(() => import("./PutOnline.tsx"));
  const { Component: BeforeDownload, failed } = useTool(() => import("./BeforeDownload.tsx"));
  const { unlessChanged, question, live } = useChangedOnline(
    { state, setState },
    () => openedWorkspace().record.published ?? [],
  );
  /** What is done after the question about invented details. */
  const [proceed, setProceed] = useState<{ go: () => void; act: Act }>();
  /** The name of the folder to which this site was saved before. */
  const [saved, setSaved] = useState<string>();
  useEffect(() => {
    openedWorkspace()
      .folder()
      .then((known) => setSaved(known?.name));
  }, []);
  const downloadButton = useRef<HTMLButtonElement>(null);
  const left = openFindings(site);
  const placeholders = left.filter(isExample).length;

  /** Where the question could not be loaded, it is done without it. */
  async function unlessInvented(go: () => void, act: Act = "Publish") {
    const found = await import("@daylit/site-engine/document/check/invented.ts").then(
      ({ inventedFacts }) => inventedFacts(session.site),
      () => [],
    );
    if (!failed && found.length > 0) setProceed({ go, act });
    else go();
  }

  /** Pages that are online as they are here keep the day on which they were changed. */
  const withOnlineDates = () =>
    live.current?.dates ? { ...session.site, dates: live.current.dates } : session.site;

  /** Known from now on as a version of this browser's. */
  const remember = () => {
    const fingerprint = fingerprintOf(session.site);
    openedWorkspace().change((before) => withPublished(before, fingerprint));
  };

  const zip = () =>
    run(t`Packing …`, async () => {
      const { zip: bytes, folder } = await builder.build(withOnlineDates(), "zip");
      if (!bytes) throw new Error(t`Nothing was packed.`);
      const content = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/zip" });
      saveFile(`${folder}.zip`, content);
      remember();
      const size = decimal(bytes.length / 1e6);
      return t`${folder}.zip, ${size} MB, is in your downloads. Unpack it and open index.html.`;
    });

  const folder = (another = false) =>
    run(t`Writing …`, async () => {
      const { folderFor, saveFolder } = await import("./save-folder.ts");
      // Asked for while the click still counts as one.
      const target = await folderFor(openedWorkspace(), another);
      const { files = new Map() } = await builder.build(withOnlineDates(), "files");
      const { written, same } = await saveFolder(target, files);
      remember();
      setSaved(target.name);
      return t`${written} files written to “${target.name}”, ${same} were the same already.`;
    });

  const link = () =>
    run(t`One moment …`, async () => {
      const { linkOf } = await import("./share/share-link.ts");
      const address = await linkOf(session.site, location.origin + withBase("/compose"));
      await navigator.clipboard.writeText(address);
      return t`Link copied. It contains the whole site, except your own pictures.`;
    });

  const file = () => {
    const name = `${folderOf(site)}.json`;
    saveFile(name, textFile(writeSite(publicSite(site)), "application/json"));
    setState({
      words: t`${name} is in your downloads. You can open it on the composer’s first page.`,
    });
  };

  const copy = () =>
    run(t`Packing …`, async () => {
      const { workingCopy } = await import("./working-copy.ts");
      const { name, zip: bytes } = await workingCopy(session.site, shelf);
      saveFile(name, new Blob([bytes], { type: "application/zip" }));
      return t`${name} is in your downloads. You can open it on the composer’s first page. Don’t put it online.`;
    });

  return (
    <>
      {left.length > 0 && (
        <p className="hint">
          {progressSummary(ownSections(site), left.length - placeholders, placeholders)}{" "}
          <button type="button" className="compose-link" onClick={() => setPanel("check")}>
            Show them
          </button>
        </p>
      )}
      <p className="hint">
        Publish with your own account, or{" "}
        <button
          type="button"
          className="compose-link"
          onClick={() => downloadButton.current?.focus()}
        >
          download it
        </button>
        .
      </p>
      {PublishPanel && <PublishPanel unlessInvented={unlessInvented} />}
      {unpublished && (
        <p className="alert">Publishing couldn’t be loaded. Are you online? Download works.</p>
      )}
      <h3 className="heading-6">Download</h3>
      <button
        type="button"
        ref={downloadButton}
        className="compose-take"
        aria-busy={state.busy}
        onClick={() => unlessInvented(() => unlessChanged(zip), "Download")}
      >
        <FolderDown aria-hidden="true" /> Download your site (zip)
      </button>
      <div role="status">
        {state.words && (
          <p className={state.failed ? "alert alert-danger" : "alert"}>{say(state.words)}</p>
        )}
      </div>
      <p className="hint">
        It opens with a double click and works on any web host. Your browser makes the files;
        nothing is uploaded.
      </p>
      <div className="compose-ways">
        {/* Not every browser lets a page write into a folder. */}
        {"showDirectoryPicker" in window && (
          <button
            type="button"
            onClick={() => unlessInvented(() => unlessChanged(() => folder()), "Download")}
          >
            <FolderSync aria-hidden="true" /> Save to {saved ? quoted(saved) : "a folder"}
          </button>
        )}
        {saved && (
          <button
            type="button"
            onClick={() => unlessInvented(() => unlessChanged(() => folder(true)), "Download")}
          >
            <FolderSync aria-hidden="true" /> Save to another folder
          </button>
        )}
        <button type="button" onClick={file}>
          <FileJson aria-hidden="true" /> Project file only (site.json)
        </button>
        <button type="button" onClick={link}>
          <Link2 aria-hidden="true" /> Copy a share link
        </button>
        <button type="button" onClick={copy} aria-describedby="compose-working-copy">
          <Archive aria-hidden="true" /> Working copy (zip)
        </button>
      </div>
      <p className="hint" id="compose-working-copy">
        Only a working copy has the words and pictures of your earlier designs, your removed
        translations and languages that visitors don’t see. Use it to continue in another browser,
        and don’t put it online.
      </p>
      {PutOnline && <PutOnline />}
      <section>
        <h3 className="heading-6">Hand it to a designer</h3>
        <p className="hint">A brief with all pages, all texts and a list of what is left to do.</p>
        {Brief && <Brief />}
      </section>
      <ContactFields />
      {question}
      {proceed && BeforeDownload && (
        <BeforeDownload
          act={proceed.act}
          onGo={() => {
            setProceed(undefined);
            proceed.go();
          }}
          onClose={() => setProceed(undefined)}
        />
      )}
    </>
  );
}
