import { createElement, Fragment, type ReactNode } from "react";

/** What is said in another language than English, once it was loaded (speak.ts). */
export type Speech = {
  /** Parts of a message: texts, and the values in their places. */
  parts: (texts: readonly string[], values: readonly unknown[]) => readonly unknown[];
  words: (english: string) => string;
  /** Says the names and hints in definitions of blocks. */
  name?: (definitions: object) => void;
};
let speech: Speech | undefined;

export const setSpeech = (next: Speech | undefined) => {
  speech = next;
};

/**
 * A message: its English sentence is its key, as in gettext. Text between tags is given to it by the
 * build (build/messages/find-messages.ts). Plurals are two sentences in the code, and in other
 * languages as many as they need (ICU).
 */
export function t(texts: TemplateStringsArray, ...values: unknown[]): string {
  const parts = speech
    ? speech.parts(texts, values)
    : texts.flatMap((text, at) => (at === 0 ? text : [values[at - 1], text]));
  const shown = parts.filter((part) => part != null && part !== "" && typeof part !== "boolean");
  return shown.some((part) => typeof part === "object")
    ? // Only the build gives elements, and puts them between tags.
      (createElement(Fragment, null, ...(shown as ReactNode[])) as unknown as string)
    : shown.join("");
}

/** A name or sentence of the packages, which are in English, where it is shown. */
export const say = (english: string): string => (speech ? speech.words(english) : english);

/** The composer reads names and hints of fields from their definitions: there they are said once. */
export const nameFields = (definitions: object) => speech?.name?.(definitions);
