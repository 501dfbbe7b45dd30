import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { type Repair, type SiteDocument, siteWords, textsOfSite } from "@daylit/site-engine";
import { blockPathOf, valueAt } from "@daylit/site-engine/edit/changes/object-path.ts";
import { useRef } from "react";
import { useInterface, useNow, useSession } from "../../store/context.tsx";

type Props = {
  repairs: readonly Repair[] /** Away from its place, with the name of it. */;
  listed: boolean;
};

const reasons: Readonly<Record<Repair["kind"], string>> = {
  cleaned: "Hidden characters were removed.",
  shortened: "Too long. The rest was set aside:",
  joined: "Too many paragraphs or lines. The last ones were joined.",
  dropped: "There is no place for this, so it was left out:",
  replaced: "This could not be used, so the default replaced it:",
  corrected: "We changed this, because it could not be used as it was. Check it. It was:",
  handmade: "Changed by hand. The composer writes its own, so add your changes again:",
  unfinished:
    "This translation isn’t finished, so visitors no longer see it. Languages has a switch for it.",
  elsewhere: "Changed in two tabs at the same time. The other text was set aside:",
};

const times = (number: number, one: string, many: string) =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];

function summary(repairs: readonly Repair[]): string {
  const short = repairs.filter(({ kind }) => kind === "shortened").length;
  const files = repairs.filter(({ kind }) => kind === "handmade").length;
  const hidden = repairs.filter(({ kind }) => kind === "unfinished").length;
  const twice = repairs.filter(({ kind }) => kind === "elsewhere").length;
  const others = repairs.length - short - files - hidden - twice;
  return [
    ...times(files, "file was changed by hand", "files were changed by hand"),
    ...times(hidden, "language is no longer public", "languages are no longer public"),
    ...times(twice, "text was changed in two tabs", "texts were changed in two tabs"),
    ...times(short, "text was shortened", "texts were shortened"),
    ...times(others, "thing was changed to fit", "things were changed to fit"),
  ].join(", ");
}

/** The page, the section and the field, as far as there are such. */
function nameOf(site: SiteDocument, path: string): string {
  const written = textsOfSite(site).find((text) => text.path === path);
  const section = valueAt(site, blockPathOf(path)) as SiteDocument["nav"] | undefined;
  const page = site.pages[Number(/^pages\[(\d+)\]/.exec(path)?.[1])];
  const translation = site.translations?.[Number(/^translations\[(\d+)\]/.exec(path)?.[1])];
  if (translation) return siteWords({ ...site, language: translation.language }).language;
  const names = [page?.label, section?.block && definitionOf(section.block).label, written?.label];
  return names.filter(Boolean).join(", ") || path;
}

function Note({ repair, listed }: { repair: Repair; listed: boolean }) {
  const session = useSession();
  const { announce } = useInterface();
  const site = useNow((now) => now.site);
  const field = useRef<HTMLTextAreaElement>(null);
  const { path, kind, rest } = repair;

  async function copy() {
    field.current?.select();
    // Where the browser refuses, the text is selected and can be copied by keys.
    await navigator.clipboard?.writeText(rest ?? "").then(
      () => announce("Copied."),
      () => announce("Press Ctrl or ⌘ and C to copy."),
    );
  }

  return (
    <div className="compose-aside">
      <p>
        {listed && <strong>{nameOf(site, path)}. </strong>}
        {rest ? reasons[kind] : reasons[kind].replace(/:$/, ".")}
      </p>
      {rest && (
        <textarea ref={field} readOnly rows={3} value={rest} aria-label="Text that was set aside" />
      )}
      <span className="flex">
        {rest && (
          <button type="button" onClick={copy}>
            Copy
          </button>
        )}
        <button type="button" className="button-quiet" onClick={() => session.forget(repair)}>
          {rest ? "Discard" : "OK"}
        </button>
      </span>
    </div>
  );
}

/** What did not fit, to be copied from. */
export default function SetAsideNotes({ repairs, listed }: Props) {
  const notes = repairs.map((repair) => (
    <Note key={JSON.stringify(repair)} repair={repair} listed={listed} />
  ));
  if (!listed) return notes;
  return (
    <details className="compose-warning">
      <summary>{summary(repairs)}. Show them</summary>
      {notes}
    </details>
  );
}
