import { directionOf } from "@daylit/site-engine";
import type { LeftOut } from "@daylit/site-engine/assistant/fit.ts";
import { useEffect, useRef, useState } from "react";
import { say, t } from "../../messages/t.ts";

type ReviewText = {
  key: string;
  label: string;
  before: string;
  after: string;
  wasExample?: boolean;
  /** What is to be known or confirmed, a line each. */
  notes: readonly string[];
  /** The owner must look at it. */
  confirm?: boolean;
};

export type ReviewGroup = { key: string; title: string; texts: readonly ReviewText[] };

type Props = {
  groups: readonly ReviewGroup[];
  leftOut: readonly LeftOut[];
  /** What is wrong with the answer as a whole. */
  warnings: readonly string[];
  language: string;
  beforeLanguage?: string;
  onTake: (keys: ReadonlySet<string>) => void;
  onBack: () => void;
};

const countOf = (count: number) => (count === 1 ? t`1 text` : t`${count} texts`);

/** Each part of an answer before and after; all, some or none of it is taken. */
export function Review({
  groups,
  leftOut,
  warnings,
  language,
  beforeLanguage = language,
  onTake,
  onBack,
}: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(groups.map(({ key }) => key)),
  );
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus(), []);
  const choose = (key: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  const count = (list: readonly ReviewGroup[]) =>
    list.reduce((sum, { texts }) => sum + texts.length, 0);
  const taken = groups.filter(({ key }) => chosen.has(key));
  const toConfirm = count(
    groups.map((group) => ({ ...group, texts: group.texts.filter(({ confirm }) => confirm) })),
  );
  return (
    <div className="compose-assistant">
      <p ref={head} tabIndex={-1}>
        <strong>{countOf(count(groups))} to look at.</strong>{" "}
        {toConfirm > 0 &&
          `${countOf(toConfirm)} to confirm: only you can know what is true. Until you keep or rewrite them, they stay marked as example text.`}
      </p>
      {warnings.map((words) => (
        <p key={words} className="alert">
          {say(words)}
        </p>
      ))}
      <div className="compose-acts">
        <button type="button" onClick={() => setChosen(new Set(groups.map(({ key }) => key)))}>
          Select all
        </button>
        <button type="button" onClick={() => setChosen(new Set())}>
          Select none
        </button>
      </div>
      {groups.map(({ key, title, texts }) => (
        <section key={key} className="compose-proposal" aria-label={title}>
          <label className="check">
            <input
              type="checkbox"
              checked={chosen.has(key)}
              onChange={({ target }) => choose(key, target.checked)}
            />
            <strong>{title}</strong> <small>{countOf(texts.length)}</small>
          </label>
          <ul className="compose-translations">
            {texts.map((text) => (
              <li key={text.key}>
                <div>
                  <small>
                    {say(text.label)}
                    {text.wasExample && <span className="compose-ours"> Example text</span>}
                  </small>
                  <span className="visually-hidden">Before: </span>
                  <del lang={beforeLanguage} dir={directionOf(beforeLanguage)}>
                    {text.before || "Empty"}
                  </del>
                </div>
                <div>
                  <span className="visually-hidden">After: </span>
                  <ins lang={language} dir={directionOf(language)}>
                    {text.after || "Removed"}
                  </ins>
                  {text.notes.map((note, at) => (
                    <small key={note} data-confirm={(text.confirm && at === 0) || undefined}>
                      {say(note)}
                    </small>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {leftOut.length > 0 && (
        <details>
          <summary>Left out: {leftOut.length}</summary>
          <ul>
            {leftOut.map(({ name, text, why }, at) => (
              <li key={`${at} ${name}`}>
                {name && <strong>{name}: </strong>}
                {text} <small>{say(why)}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="compose-choose">
        <button
          type="button"
          className="button-primary"
          aria-disabled={taken.length === 0}
          onClick={() => taken.length > 0 && onTake(new Set(taken.map(({ key }) => key)))}
        >
          {taken.length === 0 ? "Select a part above" : `Use ${countOf(count(taken))}`}
        </button>
        <button type="button" className="button-quiet" onClick={onBack}>
          Back
        </button>
      </div>
    </div>
  );
}
