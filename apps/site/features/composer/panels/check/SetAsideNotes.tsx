import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { type Repair, type SiteDocument, siteWords, textsOfSite } from "@daylit/site-engine";
import { blockPathOf, valueAt } from "@daylit/site-engine/document/object-path.ts";
import { useRef } from "react";
import { say, t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";

type Props = {
  repairs: readonly Repair[] /** Away from its place, with the name of it. */;
  listed: boolean;
};

const reasons: Readonly<Record<Repair["kind"], string>> = {
  cleaned: t`Hidden characters were removed.`,
  shortened: t`Too long. The rest was set aside:`,
  joined: t`Too many paragraphs or lines. The last ones were joined.`,
  dropped: t`There is no place for this, so it was left out:`,
  replaced: t`This could not be used, so the default replaced it:`,
  corrected: t`We changed this, because it could not be used as it was. Check it. It was:`,
  handmade: t`Changed by hand. The composer writes its own, so add your changes again:`,
  unfinished: t`This translation isn’t finished, so visitors no longer see it. Languages has a switch for it.`,
  elsewhere: t`Changed in two tabs at the same time. The other text was set aside:`,
};

function summary(repairs: readonly Repair[]): string {
  const short = repairs.filter(({ kind }) => kind === "shortened").length;
  const files = repairs.filter(({ kind }) => kind === "handmade").length;
  const hidden = repairs.filter(({ kind }) => kind === "unfinished").length;
  const twice = repairs.filter(({ kind }) => kind === "elsewhere").length;
  const others = repairs.length - short - files - hidden - twice;
  return [
    files > 0 &&
      (files === 1 ? t`1 file was changed by hand` : t`${files} files were changed by hand`),
    hidden > 0 &&
      (hidden === 1
        ? t`1 language is no longer public`
        : t`${hidden} languages are no longer public`),
    twice > 0 &&
      (twice === 1
        ? t`1 text was changed in two tabs`
        : t`${twice} texts were changed in two tabs`),
    short > 0 && (short === 1 ? t`1 text was shortened` : t`${short} texts were shortened`),
    others > 0 &&
      (others === 1 ? t`1 thing was changed to fit` : t`${others} things were changed to fit`),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The page, the section and the field, as far as there are such. */
function nameOf(site: SiteDocument, path: string): string {
  const written = textsOfSite(site).find((text) => text.path === path);
  const section = valueAt(site, blockPathOf(path)) as SiteDocument["nav"] | undefined;
  const page = site.pages[Number(/^pages\[(\d+)\]/.exec(path)?.[1])];
  const translation = site.translations?.[Number(/^translations\[(\d+)\]/.exec(path)?.[1])];
  if (translation) return siteWords({ ...site, language: translation.language }).language;
  const names = [
    page?.label,
    section?.block && definitionOf(section.block).label,
    written && say(written.label),
  ];
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
      () => announce(t`Copied.`),
      () => announce(t`Press Ctrl or ⌘ and C to copy.`),
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
