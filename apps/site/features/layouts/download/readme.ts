import type { LayoutView } from "@daylit/layouts/catalogue/view-models.ts";

export type Described = Pick<LayoutView, "id" | "name" | "caption" | "pages"> & {
  sections: readonly { kind: string }[];
};

const aboutForms = `
The forms
They have no server behind them: each opens a message in the visitor's own email program. Put
your address after "mailto:" in the pages; look for the comment just above each form. If you would
rather have a form service, put the service's address there and remove enctype="text/plain".
`;

/** What lies in the downloaded folder, for the person who opens it. */
export const readme = (
  { id, name, caption, pages, sections }: Described,
  files: readonly string[],
) => `${name}: ${caption}

Open index.html: a double click is enough. There is no script and nothing to install.

${files.map((file, index) => `${file.padEnd(16)} ${pages[index]?.label}`).join("\n")}
${id}.css    theme and sections of all pages; change --brand and every colour follows
daylit.min.css   the Daylit framework
pictures/        the pictures in the sizes the pages ask for, AVIF with WebP as a fallback
fonts/           the typefaces, under the SIL Open Font License 1.1

Sections of home: ${sections.map(({ kind }) => kind).join(", ")}.

Change it
The firm on the pages is invented: replace it with your own name, words and prices. Any text
editor will do. Search for .example to find every address that has to change.
${aboutForms}
Put it online
1. Rent a domain name, and choose a web host that serves plain files over https; any will do.
2. Upload everything in this folder, index.html and the folders beside it, into the folder
   that the provider calls public, www or htdocs. Keep the names as they are.
3. Open your address. If you see the page, you are done; if you see a list of files, index.html
   is one folder too deep.

Licence: MIT-0 for pages and pictures, which need no credit. daylit.min.css is under the MIT
licence: keep LICENSE.txt beside it and the typefaces.
`;
