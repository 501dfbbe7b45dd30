import { choice, items, text } from "./field.ts";

/** Of one paragraph, as reading allows it; a long text has as many paragraphs as it needs. */
const paragraph = { soft: 3000, hard: 5000, why: "split it into paragraphs" } as const;

/** More than the text of a site may be long. */
const mostParts = 5000;

/** A long text with subheads and lists. */
export const article = <const O extends { label: string; min?: number }>(options: O) =>
  items({
    role: "article" as const,
    one: "Paragraph",
    max: mostParts,
    ...options,
    fields: {
      as: choice({
        label: "Kind",
        otherwise: "paragraph",
        options: {
          paragraph: "Paragraph",
          subhead: "Subhead",
          item: "List item",
          number: "Numbered item",
        },
      }),
      text: text({ label: "Text", role: "text", ...paragraph }),
    },
  });
