import { expect, test } from "vitest";
import type { FieldSpec } from "../../schema/shared.ts";
import { answerNames } from "./answer-names.ts";

const named = (labels: readonly string[], taken: readonly string[] = []) =>
  answerNames(
    labels.map((label): FieldSpec => ({ label })),
    taken,
  );

test("an answer is named after its question, in any script", () => {
  expect(named(["Your name", "Größe", "Straße & Nr."])).toEqual([
    "your-name",
    "grosse",
    "strasse-nr",
  ]);
  expect(named(["Ваше имя", "שם מלא", "الاسم الكامل", "お名前", "नाम", "ชื่อ", "성함"])).toEqual([
    "ваше-имя",
    "שם-מלא",
    "الاسم-الكامل",
    "お名前",
    "नाम",
    "ชื่อ",
    "성함",
  ]);
});

test("names are unique, and never those that the service uses itself", () => {
  expect(named(["Имя", "Имя", "Website", "★", "★"], ["website"])).toEqual([
    "имя",
    "имя-2",
    "website-2",
    "answer",
    "answer-2",
  ]);
});

test("an address for the answer has the name that services look for", () => {
  const email: FieldSpec = { label: "Почта", kind: "email" };
  expect(answerNames([{ label: "Имя" }, email], [])).toEqual(["имя", "email"]);
});
