import { sharedTypes } from "daylit-blocks/internal/tools/shared-types.ts";
import { markdown } from "./table.ts";

/** A type may have backticks itself; braces outside of code would be an expression. */
const code = (text: string) => {
  const fence = text.includes("`") ? "``" : "`";
  return fence + text.replaceAll("|", "\\|") + fence;
};

/** The types that every block shares, with their fields, as the package declares them. */
export const blockTypes = (): string =>
  sharedTypes()
    .map(({ name, words, members }) =>
      [
        `### ${name}`,
        words,
        ...(members.length > 0
          ? [
              markdown({
                head: ["Field", "Type", "Meaning"],
                rows: members.map((each) => [
                  code(each.name),
                  `${code(each.type)}${each.required ? "" : ", optional"}`,
                  each.words.replaceAll("|", "\\|"),
                ]),
              }),
            ]
          : []),
      ].join("\n\n"),
    )
    .join("\n\n");
