import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import type { PictureId } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import {
  type ExampleGroup,
  exampleGroups,
  examplePictures,
  type SiteDocument,
  withChosenPictures,
  withOwnTexts,
} from "@daylit/site-engine";
import { valueAt, withValue } from "@daylit/site-engine/document/object-path.ts";
import type { PlacedImage } from "@daylit/site-engine/document/pictures/image-refs.ts";
import {
  withoutExamplesOrPage,
  withoutFrameExamples,
  withoutOptionalExamples,
  withoutSection,
} from "@daylit/site-engine/edit/remove-invented.ts";
import { type RefObject, useState } from "react";
import { Thumb } from "../../canvas/options/Thumb.tsx";
import { smallPicture } from "../../images/addresses.ts";
import { shownAlt } from "../../images/image-ref.ts";
import { say, t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";
import { useGoToField } from "../useGoToField.ts";
import { useNextRow } from "./useNextRow.ts";

type Section =
  | (SiteDocument["nav"] | SiteDocument["footer"])
  | SiteDocument["pages"][number]["sections"][number];

const frames = { business: t`About you`, nav: t`Navigation`, footer: t`Footer` } as const;

const sectionOf = (site: SiteDocument, { path, page, section }: ExampleGroup) =>
  path === "nav" || path === "footer"
    ? site[path]
    : site.pages[page ?? -1]?.sections[section ?? -1];

function nameOf(site: SiteDocument, group: ExampleGroup): string {
  const found = sectionOf(site, group);
  if (group.section !== undefined && found) return definitionOf(found.block).label;
  return frames[group.path as "nav"] ?? t`Title and description`;
}

const texts = (count: number) => (count === 1 ? t`1 example text` : t`${count} example texts`);

/** A name for each section that stays with it when it moves up: its thumbnail is drawn once. */
function useNames() {
  const [names] = useState(() => new WeakMap<object, number>());
  const [last] = useState({ number: 0 });
  return (section: Section | undefined) => {
    if (!section) return "";
    const name = names.get(section) ?? ++last.number;
    names.set(section, name);
    return name;
  };
}

type Props = {
  /** Gets the focus when nothing is left. */
  end: RefObject<HTMLElement | null>;
};

/** Example pictures to choose again or keep; example text by page and section to rewrite, keep or remove. */
export default function ExampleTexts({ end }: Props) {
  const session = useSession();
  const { announce, setChooser } = useInterface();
  const site = useNow((now) => now.site);
  const lead = useGoToField();
  const { box, next } = useNextRow(end);
  const keyOf = useNames();
  const groups = exampleGroups(site);

  function keep(pressed: HTMLElement, name: string, list: readonly ExampleGroup[]) {
    next(pressed);
    const kept = list.flatMap((group) => group.texts.map(({ path }) => path));
    session.change(t`example text kept: ${name}`, (before) => withOwnTexts(before, kept));
    announce(t`${name}: kept as your own text.`);
  }

  /** A section as a whole; of the opening, navigation and footer what they can do without. */
  function without(before: SiteDocument, { path, page = 0, section = 0 }: ExampleGroup) {
    if (path === "nav" || path === "footer") return withoutFrameExamples(before, path);
    if (section > 0) return withoutSection(before, page, section);
    const found = valueAt(before, path) as Section | undefined;
    return found ? withValue(before, path, withoutOptionalExamples(before, found)) : before;
  }

  function remove(pressed: HTMLElement, name: string, group: ExampleGroup) {
    next(pressed);
    session.change(t`removal of “${name}”`, (before) => without(before, group));
    announce(t`${name} removed. Undo brings it back.`);
  }

  function removeAll(pressed: HTMLElement, name: string, page: number) {
    next(pressed);
    const before = session.now.site;
    const after = withoutExamplesOrPage(before, page);
    if (after === before)
      return announce(t`${name}: the rest stands among your own words. Write over it.`);
    session.change(t`example text of “${name}”`, () => after);
    if (after.pages.length < before.pages.length) {
      session.select({ page: 0 });
      return announce(t`${name}: example text removed, and with it the page. Undo brings it back.`);
    }
    const left = exampleGroups(after).filter((group) => group.page === page);
    announce(
      left.length > 0
        ? t`${name}: example text removed, but for what your own words need. Write over the rest.`
        : t`${name}: example text removed. Undo brings it back.`,
    );
  }

  const row = (group: ExampleGroup) => {
    const name = nameOf(site, group);
    const { path, page = session.now.selection.page, section } = group;
    const found = sectionOf(site, group);
    const count = site.pages[page]?.sections.length ?? 0;
    const number = path === "nav" ? 0 : path === "footer" ? count + 1 : (section ?? 0) + 1;
    const [first] = group.texts;
    return (
      <li key={`${path.replace(/\d+\]$/, "")}${keyOf(found)}`} data-row>
        {found && <Thumb site={site} page={page} block={number} wide={120} />}
        <div>
          <strong>{name}</strong>
          <div className="compose-acts">
            <button
              type="button"
              data-act="rewrite"
              aria-label={`Rewrite: ${name}`}
              onClick={() => first && lead(first.path, first.page)}
            >
              Rewrite
            </button>
            <button
              type="button"
              data-act="keep"
              aria-label={`Keep: ${name}`}
              onClick={({ currentTarget }) => keep(currentTarget, name, [group])}
            >
              Keep
            </button>
            {found && (section !== 0 || withoutOptionalExamples(site, found) !== found) && (
              <button
                type="button"
                data-act="remove"
                aria-label={`${section === 0 ? t`Remove optional texts` : t`Remove`}: ${name}`}
                onClick={({ currentTarget }) => remove(currentTarget, name, group)}
              >
                {section === 0 ? "Remove optional texts" : "Remove"}
              </button>
            )}
          </div>
        </div>
        <details>
          <summary>
            {texts(group.texts.length)} <span className="visually-hidden">of {name}</span>
          </summary>
          <ul className="compose-findings">
            {group.texts.map((text) => (
              <li key={text.path} data-row>
                <button type="button" onClick={() => lead(text.path, text.page)}>
                  <q>{text.text}</q>
                  <span>{say(text.label)}</span>
                </button>
                <button
                  type="button"
                  className="compose-keep"
                  data-act="keep"
                  aria-label={`Keep: ${text.text}`}
                  onClick={({ currentTarget }) =>
                    keep(currentTarget, say(text.label), [{ ...group, texts: [text] }])
                  }
                >
                  Keep
                </button>
              </li>
            ))}
          </ul>
        </details>
      </li>
    );
  };

  const pictures = examplePictures(site);

  function keepPictures(pressed: HTMLElement, kept: readonly PlacedImage[]) {
    next(pressed);
    const ids = kept.map(({ image }) => image.id);
    session.change(t`pictures kept`, (before) => withChosenPictures(before, ids));
    announce(kept.length === 1 ? t`Picture kept.` : t`${kept.length} pictures kept.`);
  }

  const everywhere = groups.filter(({ page }) => page === undefined);
  return (
    <div className="compose-examples" ref={box}>
      {pictures.length > 0 && (
        <section aria-label="Pictures">
          <h3 className="heading-6">Pictures ({pictures.length})</h3>
          <p>
            {pictures.length === 1
              ? t`One picture is our example.`
              : t`${pictures.length} pictures are our examples.`}{" "}
            {t`Choose others, or keep them if they are true for you.`}
          </p>
          <ul className="compose-pictures">
            {pictures.map((placed) => {
              const { image, path, page } = placed;
              const name = shownAlt(site, image);
              return (
                <li key={image.id} data-row>
                  <button
                    type="button"
                    aria-label={`Choose another picture: ${name}`}
                    onClick={() => {
                      lead(path, page);
                      setChooser({ of: "picture", path });
                    }}
                  >
                    <img src={smallPicture(image.id as PictureId)} alt="" loading="lazy" />
                  </button>
                  <button
                    type="button"
                    data-act="keep"
                    aria-label={`Keep: ${name}`}
                    onClick={({ currentTarget }) => keepPictures(currentTarget, [placed])}
                  >
                    Keep
                  </button>
                </li>
              );
            })}
          </ul>
          <div data-row className="compose-acts">
            <button
              type="button"
              data-act="keep-page"
              onClick={({ currentTarget }) => keepPictures(currentTarget, pictures)}
            >
              Keep all pictures
            </button>
          </div>
        </section>
      )}
      {everywhere.length > 0 && (
        <section aria-label="On every page">
          <h3 className="heading-6">On every page</h3>
          <ul>{everywhere.map(row)}</ul>
        </section>
      )}
      {site.pages.map(({ label, path }, page) => {
        const here = groups.filter((group) => group.page === page);
        const name = label || path;
        if (here.length === 0) return null;
        return (
          <section key={path} aria-label={name}>
            <h3 className="heading-6">
              {name} ({here.length})
            </h3>
            <ul>{here.map(row)}</ul>
            <div data-row className="compose-acts">
              <button
                type="button"
                data-act="keep-page"
                aria-label={`Keep all on this page: ${name}`}
                onClick={({ currentTarget }) => keep(currentTarget, name, here)}
              >
                Keep all on this page
              </button>
              <button
                type="button"
                data-act="remove-page"
                aria-label={`Remove all on this page: ${name}`}
                onClick={({ currentTarget }) => removeAll(currentTarget, name, page)}
              >
                Remove all on this page
              </button>
            </div>
          </section>
        );
      })}
    </div>
  );
}
