import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type BlockName, definitionOf, definitions } from "../../blocks/definitions.ts";
import { cataloguePages } from "../../catalogue/catalogue.ts";
import { renderBlocks } from "../../render/page-view.tsx";
import { pageModelOf } from "../../render/render.tsx";
import { renderToHtml } from "../../render/render-to-html.ts";
import type { FieldSet } from "../../schema/field.ts";
import { textOf } from "../../schema/marks.ts";

type Values = Readonly<Record<string, unknown>>;

let count = 0;
/** Each text says another number in bold, and links to another place. */
const marked = () => {
  count++;
  return textOf([
    { text: "Bold & ", strong: true },
    { text: `number ${count}`, href: `/n${count}` },
    { text: " then <plain>" },
  ]);
};

/** A block's example with marks in every text that can have them. */
function withMarks(fields: FieldSet, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name];
      if (field.kind === "text") return [[name, marked()]];
      if (field.kind === "prose") return [[name, [marked(), marked()]]];
      if (value === undefined) return [];
      if (field.kind === "items")
        return [[name, (value as Values[]).map((entry) => withMarks(field.fields, entry))]];
      if (field.kind === "group") return [[name, withMarks(field.fields, value as Values)]];
      return [[name, value]];
    }),
  );
}

const model = pageModelOf(cataloguePages[0] as (typeof cataloguePages)[number]);

describe.each(Object.keys(definitions) as BlockName[])("%s", (block) => {
  const { fields, example } = definitionOf(block);
  const before = count;
  const section = { block, ...withMarks(fields, example as Values) };
  const numbers = Array.from({ length: count - before }, (_, index) => before + index + 1);
  const isFrame = /^(nav|footer)-/.test(block);
  const [kind] = block.split("-");
  const drawn = renderBlocks({
    ...model,
    ...(isFrame ? { [kind as string]: section } : {}),
    sections: isFrame ? [] : [{ section: section as never, id: "here" }],
  })[kind === "footer" ? 1 : isFrame ? 0 : 1];
  const html = renderToHtml(drawn);

  test("draws every mark, and nothing of how it is stored", () => {
    expect(html).not.toMatch(/\p{Cc}/u);
    for (const number of numbers)
      expect(html).toContain(
        `<strong>Bold &amp; </strong><a href="/n${number}">number ${number}</a> then &lt;plain&gt;`,
      );
  });

  test("puts no link into another, nor into a button", () => {
    expect(html).not.toMatch(/<(a|button|summary)\b(?:(?!<\/\1>).)*<a\b/s);
  });

  test("is what React writes", () => {
    expect(html).toBe(renderToStaticMarkup(drawn as never));
  });
});
