import { useEffect, useId, useRef, useState } from "react";
import { t } from "../../messages/t.ts";
import type { Language } from "./languages.ts";

type Module = typeof import("./languages.ts");
type Props = {
  id: string;
  /** Tag of the language that is chosen; empty if none is. */
  value: string;
  describedBy?: string;
  onChoose: (tag: string, about: { name: string; hasLetters: boolean }) => void;
  /** What is typed now names no language. */
  onUnknown?: () => void;
};

/** A language, found by typing its name, in itself, in ours or in English, or its tag. */
export function LanguageInput({ id, value, describedBy, onChoose, onUnknown }: Props) {
  const list = useId();
  const code = useRef<Module>(undefined);
  const [known, setKnown] = useState<Language[]>([]);
  const [draft, setDraft] = useState<string>();
  const [unknown, setUnknown] = useState("");
  useEffect(() => {
    let left = false;
    import("./languages.ts").then(
      (module) => {
        code.current = module;
        return module.languages((...found) => left || setKnown(found.flat()));
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  const shown =
    known.find(({ tag }) => tag === value)?.name ??
    (value && code.current ? code.current.named(value).name : value);

  function read(text: string, complete: boolean) {
    const tag = code.current?.languageNamed(text, known);
    // "en" is a tag, and the beginning of "English": a tag counts when the field is left.
    const isTag = tag?.toLowerCase() === text.trim().toLowerCase();
    if (!tag || (isTag && !complete)) onUnknown?.();
    if (!code.current || !tag || tag === value || (isTag && !complete)) return;
    const { name } = code.current.named(tag);
    onChoose(tag, { name, hasLetters: code.current.hasOurLetters(tag) });
  }

  // A name that was typed before its list had come; rarer languages come later.
  useEffect(() => {
    if (draft !== undefined) read(draft, false);
  }, [known.length]);

  return (
    <>
      <input
        id={id}
        data-field="language"
        list={list}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={describedBy}
        value={draft ?? shown}
        // All languages are offered again, and typing replaces the name.
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setDraft(target.value);
          setUnknown("");
          read(target.value, false);
        }}
        onBlur={() => {
          if (draft !== undefined) read(draft, true);
          const isKnown = !draft?.trim() || code.current?.languageNamed(draft, known);
          setUnknown(isKnown ? "" : (draft ?? ""));
          setDraft(undefined);
        }}
        onKeyDown={({ key }) => key === "Enter" && draft !== undefined && read(draft, true)}
      />
      <datalist id={list}>
        {known.map(({ tag, name, names: [label] }) => (
          <option key={tag} value={name} label={label} lang={tag} />
        ))}
      </datalist>
      {unknown && (
        <span className="hint" role="status">
          {t`We don’t know a language called “${unknown}”. Choose one from the list.`}
        </span>
      )}
    </>
  );
}
