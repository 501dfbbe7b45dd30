import { exampleGroups, type SiteDocument } from "@daylit/site-engine";
import {
  type InventedFact,
  type Invention,
  inventedFacts,
  inventions,
} from "@daylit/site-engine/document/check/invented.ts";
import { isRemovable, withoutInvented } from "@daylit/site-engine/edit/remove-invented.ts";
import { Check } from "lucide-react";
import { Fragment, useId, useRef, useState } from "react";
import { FactField, LinesField } from "../fields/business/FactsForm.tsx";
import { inSentence, languageName } from "../messages/languages.ts";
import { t } from "../messages/t.ts";
import { useNextRow } from "../panels/check/useNextRow.ts";
import { Dialog } from "../panels/dialogs/Dialog.tsx";
import { useGoToField } from "../panels/useGoToField.ts";
import { useInterface, useNow, useSession } from "../store/context.tsx";
import { showLanguage } from "../store/show-language.ts";
import type { Act } from "./useChangedOnline.tsx";

const words: Readonly<Record<Invention, { title: string; remove?: string }>> = {
  name: { title: t`Name` },
  phone: { title: t`Telephone` },
  email: { title: t`Email` },
  address: { title: t`Address` },
  hours: { title: t`Hours` },
  price: { title: t`Prices`, remove: t`Remove price lists` },
  testimonial: { title: t`Testimonials`, remove: t`Remove testimonials` },
  person: { title: t`People`, remove: t`Remove people` },
  legal: { title: t`Legal line`, remove: t`Use my name instead` },
  blank: { title: t`Blanks in your legal pages` },
};

const isFact = (about: Invention) => ["name", "phone", "email"].includes(about);
const isPlace = (about: Invention) => ["address", "hours"].includes(about);

/** Those of one section are one line, but every blank is one. */
function bySection(list: readonly InventedFact[]): InventedFact[][] {
  const places = new Map<string, InventedFact[]>();
  for (const each of list) {
    const inSection = each.section !== undefined && each.about !== "blank";
    const place = inSection ? `${each.page} ${each.section}` : `${each.path} ${each.text}`;
    places.set(place, [...(places.get(place) ?? []), each]);
  }
  return [...places.values()];
}

const titles: Record<Act, string> = {
  Publish: t`Before you publish`,
  Download: t`Before you download`,
};
const translationAt = ({ translations }: SiteDocument, { path }: InventedFact) =>
  translations?.[Number(/^translations\[(\d+)\]$/.exec(path)?.[1])];

/** Blanks stand in each language of the site. */
const byLanguage = (site: SiteDocument, list: readonly InventedFact[]) => [
  ...Map.groupBy(list, (each) => translationAt(site, each)?.language ?? site.language),
];

const plain: Record<Act, string> = { Publish: t`Publish`, Download: t`Download` };
const anyway: Record<Act, string> = {
  Publish: t`Publish anyway`,
  Download: t`Download anyway`,
};

type Props = {
  act: Act;
  onGo: () => void;
  onClose: () => void;
};

/** Asked before the site goes online or is downloaded: what is still invented and would be false in public. */
export default function BeforeDownload({ act, onGo, onClose }: Props) {
  const id = useId();
  const session = useSession();
  const composer = useInterface();
  const { announce, setPanel } = composer;
  const site = useNow((now) => now.site);
  const lead = useGoToField();
  const end = useRef<HTMLButtonElement>(null);
  const { box, next } = useNextRow(end);
  const [sure, setSure] = useState(false);
  const found = inventedFacts(site);
  const blanks = found.filter(({ about }) => about === "blank").length;
  const details = found.length - blanks;
  // A field stays while it is being filled in.
  const [shown] = useState(() =>
    inventions.filter((about) => found.some((each) => each.about === about)),
  );
  const sections = exampleGroups(site).filter(({ section }) => section !== undefined).length;

  const leave = (then: () => void) => {
    onClose();
    requestAnimationFrame(then);
  };

  const goTo = (found: InventedFact) => {
    const { path, page } = found;
    const translation = translationAt(site, found);
    leave(() =>
      translation ? showLanguage(translation.language, session, composer, true) : lead(path, page),
    );
  };

  /** Blanks go online only if their owner says so. */
  function goOn() {
    if (blanks === 0 || sure) return onGo();
    document.getElementById(id)?.focus();
    announce(t`Fill in the blanks, or confirm that they may be seen.`);
  }

  return (
    <Dialog title={titles[act]} question onClose={onClose}>
      <p role="status">
        {details > 0
          ? "These details look invented. They would be wrong on your site."
          : blanks > 0
            ? "Your legal pages aren’t finished. Visitors would see these blanks."
            : "No invented detail is left."}
      </p>
      <div className="compose-invented" ref={box}>
        {shown.map((about) => {
          const { title, remove } = words[about];
          const act = about === "blank" ? t`Fill in` : t`Rewrite`;
          const left = found.filter((each) => each.about === about);
          const elsewhere = left.filter(({ path }) => !path.startsWith("business."));
          return (
            <section key={about} data-row={isRemovable(about) && left.length > 0 ? "" : undefined}>
              {/* A field has its own name. */}
              {!(isFact(about) || isPlace(about)) && <h3 className="heading-6">{title}</h3>}
              {left.length === 0 && (
                <span className="compose-done">
                  <Check aria-hidden="true" /> Done
                </span>
              )}
              {isFact(about) && <FactField name={about as "name"} />}
              {isPlace(about) && <LinesField name={about as "hours"} />}
              {byLanguage(site, elsewhere).map(([language, some], _, all) => (
                <Fragment key={language}>
                  {all.length > 1 && <h4 className="heading-6">{languageName(language)}</h4>}
                  <ul>
                    {bySection(some).map((each) => {
                      const [first] = each;
                      if (!first) return null;
                      return (
                        <li key={first.path}>
                          <q>{each.map(({ text }) => text).join(" · ")}</q>{" "}
                          <button
                            type="button"
                            className="compose-link"
                            aria-label={`${act} ${first.text}`}
                            onClick={() => goTo(first)}
                          >
                            {act}
                          </button>
                        </li>
                      );
                    })}
                  </ul>
                </Fragment>
              ))}
              {left.length > 0 && isRemovable(about) && (
                <button
                  type="button"
                  data-act="remove"
                  onClick={({ currentTarget }) => {
                    next(currentTarget);
                    session.change(t`removal of ${inSentence(title)}`, (before) =>
                      withoutInvented(before, about),
                    );
                    announce(t`${title}: removed. Undo brings them back.`);
                  }}
                >
                  {remove}
                </button>
              )}
            </section>
          );
        })}
      </div>
      {sections > 0 && (
        <p className="hint">
          {sections === 1 ? "One section still has" : `${sections} sections still have`} example
          text.{" "}
          <button
            type="button"
            className="compose-link"
            onClick={() => leave(() => setPanel("check"))}
          >
            Show it
          </button>
        </p>
      )}
      {blanks > 0 && (
        <label className="check">
          <input
            type="checkbox"
            id={id}
            checked={sure}
            onChange={({ target }) => setSure(target.checked)}
          />
          Visitors may see {blanks === 1 ? "the blank" : `the ${blanks} blanks`} for now
        </label>
      )}
      <div className="flex compose-answer">
        <button
          type="button"
          ref={end}
          className={found.length > 0 ? undefined : "button-primary"}
          aria-disabled={blanks > 0 && !sure}
          onClick={goOn}
        >
          {(found.length > 0 ? anyway : plain)[act]}
        </button>
        <button type="button" className="button-quiet" onClick={onClose}>
          Not now
        </button>
      </div>
    </Dialog>
  );
}
