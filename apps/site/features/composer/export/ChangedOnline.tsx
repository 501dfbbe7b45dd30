import { kindLabel } from "@daylit/layouts/blocks/kinds.ts";
import { type OnlineChanges, type SiteDocument, textsOfSite } from "@daylit/site-engine";
import { type Difference, differences } from "@daylit/site-engine/document/version/differences.ts";
import { withWords } from "@daylit/site-engine/edit/changes/facts.ts";
import { useState } from "react";
import { say, t } from "../messages/t.ts";
import { Dialog } from "../panels/dialogs/Dialog.tsx";
import { useInterface, useNow, useSession } from "../store/context.tsx";
import type { Act } from "./useChangedOnline.tsx";

/** "2 texts were changed online since." */
function changeWords({ texts, rest }: OnlineChanges): string {
  const { length } = texts;
  if (length === 0) return t`Sections, pictures or colours were changed online since.`;
  if (rest)
    return length === 1
      ? t`One text was changed online since, and sections, pictures or colours.`
      : t`${length} texts were changed online since, and sections, pictures or colours.`;
  return length === 1
    ? t`One text was changed online since.`
    : t`${length} texts were changed online since.`;
}

const happened = {
  added: (about: string) => t`${about} added`,
  changed: (about: string) => t`${about} changed`,
  removed: (about: string) => t`${about} removed`,
};

const sentence = ({ page, about, change }: Difference) =>
  `${page ? `${page}: ` : ""}${happened[change](say(about))}`;

type Changed = OnlineChanges["texts"];

/** Section by section, in the order in which visitors meet them; facts of the business are in none. */
function placesOf({ pages }: SiteDocument, texts: Changed): { place: string; list: Changed }[] {
  const placeOf = ({ page = -1, section = -1 }: Changed[number]) => {
    const block = pages[page]?.sections[section]?.block;
    return [pages[page]?.label, block && say(kindLabel(block))].filter(Boolean).join(": ");
  };
  return [...Map.groupBy(texts, placeOf)].map(([place, list]) => ({ place, list }));
}

type Props = {
  changes: OnlineChanges;
  live: SiteDocument;
  act: Act;
  /** Whether the version from here may replace the one online. */
  answer: (go: boolean) => void;
};

/** Asked before a version from here would replace what was changed on another computer. */
export default function ChangedOnline({ changes, live, act, answer }: Props) {
  const session = useSession();
  const { announce } = useInterface();
  const site = useNow((now) => now.site);
  const { texts, rest } = changes;
  const yours = new Map(textsOfSite(site).map((text) => [text.path, text]));
  const different = texts.filter(({ path, text }) => yours.get(path)?.text !== text);
  const [sections] = useState(() => (rest ? differences(site, live).slice(0, 12) : []));
  return (
    <Dialog title="Changed online" question onClose={() => answer(false)}>
      <p role="status">
        {changeWords(changes)}{" "}
        {act === "Publish"
          ? "This browser doesn’t have it yet: publish this version, and it is lost."
          : "This browser doesn’t have it yet: upload this version, and it is lost."}
      </p>
      {sections.length > 0 && (
        <>
          <p>Online, compared with yours:</p>
          <ul>
            {sections.map((each) => (
              <li key={sentence(each)}>{sentence(each)}</li>
            ))}
          </ul>
        </>
      )}
      <ul className="compose-invented">
        {placesOf(live, texts.slice(0, 12)).map(({ place, list }) => (
          <li key={list[0]?.path}>
            {place && <strong>{place}</strong>}
            {list.map(({ path, label, text }) => (
              <p key={path}>
                {say(label)}: <q>{text}</q>
                {!rest && yours.has(path) && yours.get(path)?.text !== text && (
                  <>
                    {" "}
                    Yours{yours.get(path)?.example && " (example text)"}:{" "}
                    <q>{yours.get(path)?.text}</q>
                  </>
                )}
              </p>
            ))}
          </li>
        ))}
        {texts.length > 12 && <li>… and {texts.length - 12} more</li>}
      </ul>
      <div className="flex">
        {!rest && different.length > 0 && (
          <button
            type="button"
            className="button-primary"
            onClick={() => {
              session.change(t`texts from the site online`, (before) =>
                different.reduce((now, { path, text }) => withWords(now, path, text), before),
              );
              announce(t`Your site has the texts from online. Undo brings yours back.`);
              answer(true);
            }}
          >
            {act === "Publish"
              ? "Use the online texts and publish"
              : "Use the online texts and download"}
          </button>
        )}
        <button type="button" onClick={() => answer(true)}>
          {act === "Publish" ? "Publish mine" : "Download mine"}
        </button>
        <button type="button" className="button-quiet" onClick={() => answer(false)}>
          Not now
        </button>
      </div>
      {rest && (
        <p className="hint">
          To continue with the version online, open your site by its address on the composer’s first
          page.
        </p>
      )}
    </Dialog>
  );
}
