import type { ReactNode } from "react";
import type { Tone } from "../schema/block.ts";
import { classes } from "./classes.ts";

/** The ground a section stands on. Each brings text, links and edges that read on it. */
export const tones = {
  plain: undefined,
  raised: "bg-surface-raised",
  sunken: "bg-surface-sunken",
  tint: "bg-primary-lighter",
  brand: "bg-primary",
  deep: "bg-primary-dark",
  accent: "bg-accent",
  harmony: "bg-harmony",
  ink: "bg-ink",
  /** A piece of night, by day too: surfaces, ink and brand text of the dark theme. */
  night: undefined,
} as const satisfies Record<Tone, string | undefined>;

/** What every section gets from its place on the page. */
export type Placed = { id: string; tone?: Tone };

type Props = Placed & {
  block: string;
  as?: "section" | "footer";
  className?: string;
  children: ReactNode;
};

/** A section: framework band, named after its block. */
export function Band({
  as: Element = "section",
  id,
  tone = "plain",
  block,
  className,
  children,
}: Props) {
  return (
    <Element
      id={id}
      className={classes("section", block, className, tones[tone])}
      data-theme={tone === "night" ? "dark" : undefined}
    >
      {children}
    </Element>
  );
}
