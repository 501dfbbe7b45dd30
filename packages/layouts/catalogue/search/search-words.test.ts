import { expect, test } from "vitest";
import { definitionOf } from "../../blocks/definitions.ts";
import { textsOf as written } from "../../schema/texts.ts";
import { cataloguePages } from "../catalogue.ts";
import { searchWords } from "./search-words.ts";

test("a layout is found by the words of its second page and its contact page", () => {
  for (const page of cataloguePages) {
    const words = new Set(searchWords(page).split(" "));
    for (const { sections } of Object.values(page.pages))
      for (const section of sections) {
        const [first] = written(definitionOf(section.block).fields, section);
        const [word = ""] = /\p{L}{4,}/u.exec(first?.text ?? "") ?? [];
        const folded = word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
        if (folded) expect(words, page.id).toContain(folded);
      }
  }
});
