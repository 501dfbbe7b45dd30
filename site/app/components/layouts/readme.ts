import type { LayoutView } from "@daylit/layouts/records.ts";

export type Described = Pick<LayoutView, "id" | "name" | "caption"> & {
  sections: readonly { kind: string }[];
};

/** What lies in the downloaded folder, for the person who opens it. */
export const readme = ({ id, name, caption, sections }: Described) => `${name}: ${caption}

Open ${id}.html: a double click is enough. There is no script and nothing to install.

${id}.html       the page
${id}.css        its theme and its sections; change --brand and every colour follows
daylit.min.css   the Daylit framework
pictures/        the pictures in the sizes the page asks for, AVIF with WebP as a fallback
fonts/           the typefaces, under the SIL Open Font License 1.1

Sections: ${sections.map(({ kind }) => kind).join(", ")}.

The firm on the page is invented: put your own name, words and prices in its place.
Licence: MIT, see LICENSE.txt. No credit is asked for.
`;
