import { isRecord } from "../../../model/unknown-values.ts";

export const questions = {
  what: { label: "What do you do?", hint: "One sentence, as you would say it at the counter." },
  who: { label: "For whom?", hint: "Who comes, from where, and what do they know already?" },
  next: { label: "What should a visitor do next?", hint: "Call, come by, book, write: one thing." },
  like: {
    label: "A website you like, and why",
    hint: "It needn’t be from your line of work. You can leave this empty.",
  },
} as const;

export type Question = keyof typeof questions;

/** What is answered and written on the asset desk; its files are listed beside it. */
export type Desk = {
  brief: Readonly<Record<Question, string>>;
  colour: string;
  styles: string;
  noStyles: boolean;
  /** Texts by the id of the planned section. */
  texts: Readonly<Record<string, string>>;
};

export const emptyDesk: Desk = {
  brief: { what: "", who: "", next: "", like: "" },
  colour: "",
  styles: "",
  noStyles: false,
  texts: {},
};

const longest = { answer: 1000, text: 6000, texts: 240 };

const text = (value: unknown, most: number) =>
  typeof value === "string" ? value.slice(0, most) : "";

export function acceptDesk(value: unknown): Desk | undefined {
  if (!isRecord(value)) return undefined;
  const brief = isRecord(value.brief) ? value.brief : {};
  const texts = isRecord(value.texts) ? Object.entries(value.texts) : [];
  return {
    brief: {
      what: text(brief.what, longest.answer),
      who: text(brief.who, longest.answer),
      next: text(brief.next, longest.answer),
      like: text(brief.like, longest.answer),
    },
    colour: text(value.colour, 32),
    styles: text(value.styles, longest.text),
    noStyles: value.noStyles === true,
    texts: Object.fromEntries(
      texts
        .filter(([id]) => /^\d{1,9}$/.test(id))
        .slice(0, longest.texts)
        .map(([id, words]) => [id, text(words, longest.text)]),
    ),
  };
}

/** A hex colour with or without its sign, long or short; undefined for anything else. */
export function hexColour(typed: string): string | undefined {
  const digits = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(typed.trim())?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`;
}
