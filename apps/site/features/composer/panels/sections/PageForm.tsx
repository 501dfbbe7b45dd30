import type { LineField } from "@daylit/layouts/schema/field.ts";
import { TextControl } from "../../fields/TextControl.tsx";
import { useNow } from "../../store/context.ts";

const heads = {
  label: { label: "Name in the menu", soft: 18, why: "the menu breaks into two lines" },
  title: { label: "Title, in tabs and search results", soft: 65, why: "search engines cut it" },
  description: {
    label: "Description for search engines",
    soft: 160,
    why: "search engines cut it",
    optional: true,
  },
} as const;

/** What a page is called, in the navigation and out there. */
export function PageForm() {
  const { site, selection } = useNow();
  const page = site.pages[selection.page];
  if (!page) return null;
  return (
    <fieldset className="compose-group">
      <legend>This page</legend>
      {Object.entries(heads).map(([key, of]) => {
        const field: LineField = { kind: "line", ...of, hard: of.soft * 2 };
        return (
          <TextControl
            key={key}
            field={field}
            value={page[key as keyof typeof heads]}
            path={`pages[${selection.page}].${key}`}
          />
        );
      })}
    </fieldset>
  );
}
