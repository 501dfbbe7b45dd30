import type { ReactNode } from "react";
import { useRenderContext } from "../../render/render-context.ts";
import type { Tone } from "../../schema/block.ts";
import { Anchor } from "../links/anchor.tsx";
import { classes } from "./classes.ts";
import { each } from "./each.tsx";
import { Slot } from "./slot.tsx";

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
export type SectionPlace = { id: string; tone?: Tone };

type Props = SectionPlace & {
  block: string;
  as?: "section" | "footer";
  className?: string;
  children: ReactNode;
};

/** Pages that are not in the menu, such as the legal notice: every footer leads to them. */
function FooterPages() {
  const { footerPages = [] } = useRenderContext();
  if (footerPages.length === 0) return null;
  return (
    <p className="footer-pages fact">
      {each(footerPages, ({ label, href }) => (
        <Anchor className="link-quiet" href={href}>
          {label}
        </Anchor>
      ))}
    </p>
  );
}

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
      <Slot />
      {Element === "footer" && <FooterPages />}
    </Element>
  );
}
