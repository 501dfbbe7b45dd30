import { Fragment, type ReactNode } from "react";

/** Draws each entry of a list. They are told apart by their place: their words may be the same. */
export const each = <T,>(
  list: readonly T[],
  draw: (entry: T, index: number) => ReactNode,
): ReactNode[] => list.map((entry, index) => <Fragment key={index}>{draw(entry, index)}</Fragment>);
