import {
  type Action,
  Actions,
  Band,
  type BlockProps,
  Fitted,
  Photo,
  type Picture,
} from "./parts.tsx";

// The registry writes the props of its definition in the place of these.
type Props = BlockProps &
  Record<"heading" | "aside", string> &
  Partial<Record<"keyword" | "lead", string>> &
  Record<"picture", Picture> &
  Partial<Record<"actions", readonly Action[]>>;

// As in the layouts, without the cut-out before the headline: it needs the outline of the picture.
export function HeroPortrait({ keyword, heading, lead, picture, aside, actions, ...rest }: Props) {
  return (
    <Band {...rest} block="block-hero-portrait">
      <div className="block-hero-portrait-head">
        {keyword && <p className="keyword">{keyword}</p>}
        <Fitted as="h1" className="headline" text={heading} />
      </div>
      <div className="block-words block-hero-portrait-lead">
        {lead && <p className="subhead">{lead}</p>}
        <Actions actions={actions} />
      </div>
      <Photo image={picture} ratio="portrait" first />
      <p className="block-hero-portrait-aside">{aside}</p>
    </Band>
  );
}
