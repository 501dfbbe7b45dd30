import type { MDXComponents } from "mdx/types";
import { CodeBox } from "../../../ui/code/CodeBox.tsx";
import { SingleKeys } from "../../../ui/SingleKeys.tsx";
import { TableBox } from "../../../ui/TableBox.tsx";
import { Example } from "../../reference/example/Example.server.tsx";
import { Classes } from "../../reference/ui/Classes.tsx";
import { Tokens } from "../../reference/ui/Tokens.tsx";
import { Behaviour } from "../behaviour/Behaviour.server.tsx";
import { studio } from "../notices/studio.tsx";
import { Callout } from "./Callout.tsx";
import { LibraryFigure } from "./LibraryFigure.tsx";

/** What every text may use without an import. */
export const components: MDXComponents = {
  Behaviour,
  Callout,
  Classes,
  Code: CodeBox,
  Example,
  LibraryFigure,
  SingleKeys,
  Tokens,
  table: TableBox,
  ...studio,
};
