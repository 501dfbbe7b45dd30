import type { ReactNode } from "react";
import { useRenderContext } from "../../render/render-context.ts";
import { wordsOf } from "../../schema/marks.ts";
import { classes } from "../section/classes.ts";
import { inline } from "./inline.tsx";

type Props = {
  as: "h1" | "h2" | "h3" | "p" | "dd" | "span" | "strong" | "blockquote";
  className?: string;
  text: string;
  /** In place of the text itself, such as a link that says it. */
  children?: ReactNode;
};

/** Words in large type, whose size follows the longest of them: `fit.css`. */
export function Fitted({ as: Element, className, text, children = inline(text) }: Props) {
  return (
    <Element className={classes(className, useRenderContext().fit(wordsOf(text)))}>
      {children}
    </Element>
  );
}
