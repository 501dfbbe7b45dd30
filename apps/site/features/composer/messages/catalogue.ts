import { IntlMessageFormat } from "intl-messageformat";
import { keyOf } from "./key.ts";
import { type Language, quotedIn } from "./languages.ts";
import type { Speech } from "./t.ts";

type Messages = Readonly<Record<string, string>>;

/** Where the values of a sentence stand in it. */
function patternOf(key: string): RegExp {
  const parts = key.split(/\{\d+\}/).map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.*?)")}$`, "s");
}

/** Sentences in another language. One that is missing is said in English. */
export function speechOf(language: Language, messages: Messages): Speech {
  const formats = new Map<string, IntlMessageFormat>();
  const format = (key: string, message: string, values: readonly unknown[]) => {
    let known = formats.get(key);
    if (!known) {
      known = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
      formats.set(key, known);
    }
    const shown = values.map((value) =>
      value === undefined || value === null || typeof value === "boolean" ? "" : value,
    );
    return [known.format<unknown>({ ...shown })].flat();
  };

  /** The packages put their sentences together: the pattern that fits gives the values back. */
  let patterns: readonly (readonly [RegExp, string])[] | undefined;
  const fitting = (english: string) => {
    patterns ??= Object.keys(messages)
      .filter((key) => /\{0\}/.test(key) && /\p{L}{3}/u.test(key))
      .sort((a, b) => b.length - a.length)
      .map((key) => [patternOf(key), key] as const);
    for (const [pattern, key] of patterns) {
      const values = pattern.exec(english)?.slice(1);
      if (values) return { key, values };
    }
    return undefined;
  };
  const words = (english: string): string => {
    const same = messages[english.trim()];
    if (same !== undefined) return same;
    const found = fitting(english);
    const message = found && messages[found.key];
    if (!found || message === undefined) {
      // The name of a day or a language before a sentence.
      const [, name = "", rest] = /^([^:]{1,30}): (.+)$/s.exec(english) ?? [];
      return rest ? `${messages[name] ?? name}: ${words(rest)}` : english;
    }
    // A number decides about the plural, and a name may be in the catalogue too.
    const values = found.values.map((value) => {
      if (/^\d+$/.test(value)) return Number(value);
      if (/^\d+ [a-z]+$/.test(value)) return words(value);
      const [, name] = /^“(.*)”$/s.exec(value) ?? [];
      return name === undefined ? (messages[value] ?? value) : quotedIn(language, name);
    });
    return format(found.key, message, values).join("");
  };

  return {
    words,
    parts(texts, values) {
      const whole = keyOf(texts);
      const key = whole.trim();
      const message = messages[key];
      if (message === undefined)
        return texts.flatMap((text, at) => (at === 0 ? text : [values[at - 1], text]));
      const [before, after] = whole.split(key);
      return [before, ...format(key, message, values), after];
    },
  };
}
