import type { ReactNode } from "react";
import { useRenderContext } from "../../render/render-context.ts";
import type { Room, Scale, Tone } from "../../schema/block.ts";
import { Anchor } from "../links/anchor.tsx";
import { type ImageRef, Photo } from "../pictures/photo.tsx";
import { classes } from "./classes.ts";
import { each } from "./each.tsx";
import { Slot } from "./slot.tsx";

/** The ground a section stands on. Each brings text, links and edges that read on it. */
const tones = {
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

const scales = { normal: undefined, poster: "band-poster" } as const satisfies Record<
  Scale,
  string | undefined
>;

const rooms = {
  normal: undefined,
  tight: "band-tight",
  open: "band-open",
} as const satisfies Record<Room, string | undefined>;

/** What every section gets from its place on the page. */
type SectionPlace = {
  id: string;
  tone?: Tone;
  scale?: Scale;
  room?: Room;
  /** A picture from edge to edge, above the words. */
  wide?: ImageRef;
};

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

/** From edge to edge, or as wide as the page's content where its file is too small for that. */
function WidePicture({ image }: { image: ImageRef }) {
  const { drawing, width } = useRenderContext().picture(
    typeof image === "string" ? image : image.id,
  );
  return drawing || width >= 1900 ? (
    <div className="band-wide">
      <Photo image={image} ratio="fill" sizes="100vw 66vw, 100vw 46rem" large />
    </div>
  ) : (
    <div className="band-wide band-inset">
      <Photo image={image} ratio="fill" sizes="92vw 66vw, 92vw 42rem" large />
    </div>
  );
}

/** A section: framework band, named after its block. */
export function Band({
  as: Element = "section",
  id,
  tone = "plain",
  scale = "normal",
  room = "normal",
  wide,
  block,
  className,
  children,
}: Props) {
  return (
    <Element
      id={id}
      className={classes("section", block, className, tones[tone], scales[scale], rooms[room])}
      data-theme={tone === "night" ? "dark" : undefined}
    >
      {wide && <WidePicture image={wide} />}
      {children}
      <Slot />
      {Element === "footer" && <FooterPages />}
    </Element>
  );
}
