import { Fragment } from "react";

/** A note from a stylesheet's header: plain words, with `code` between backticks. */
export function Note({ children }: { children: string }) {
  return children
    .split("`")
    .map((text, index) =>
      index % 2 ? <code key={text}>{text}</code> : <Fragment key={text}>{text}</Fragment>,
    );
}
