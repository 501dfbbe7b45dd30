import type { MDXComponents } from "mdx/types";
import { CodeBox } from "../code/CodeBox.tsx";
import { Example } from "../example/Example.server.tsx";
import { Callout } from "./Callout.tsx";
import { Classes } from "./Classes.tsx";
import { LibraryFigure } from "./LibraryFigure.tsx";
import { TableBox } from "./TableBox.tsx";
import { Tokens } from "./Tokens.tsx";

function Code({ html, language, file }: { html: string; language: string; file?: string }) {
  return <CodeBox html={html} language={language} file={file} name={file ?? `Code, ${language}`} />;
}

/** What every text may use without an import. */
export const components: MDXComponents = {
  Callout,
  Classes,
  Code,
  Example,
  LibraryFigure,
  Tokens,
  table: TableBox,
};
