import { Anchor } from "../../components/links/anchor.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroIndex } from "./hero-index.fields.ts";

type Props = Fields<typeof heroIndex>;

/**
 * The picture of a line stands beside the list, not in it: a measured column would hold it in. It is
 * darkened, so three quarters of the window's pixels are enough.
 */
const grounds = (entries: Props["entries"]) =>
  each(entries, ({ ground }) =>
    ground ? (
      <Photo className="hero-index-ground" image={ground} ratio="fill" sizes="75vw" decorative />
    ) : (
      <span className="hero-index-ground" />
    ),
  );

export default function HeroIndex({ entries, picture, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-index" className={picture && "hero-index-shown"}>
      {entries.some(({ ground }) => ground) && (
        <div className="hero-index-grounds">{grounds(entries)}</div>
      )}
      <div className="hero-index-side">
        <Words {...rest} level={1} size="headline headline-s" />
        {picture && <Photo image={picture} sizes="92vw 24vh, 45vw 30rem" first />}
      </div>
      <ul className="hero-index-list list-plain">
        {each(entries, ({ label, note, href }) => (
          <li className="column">
            <Anchor href={href}>
              <Fitted as="span" className="hero-index-label" text={label} />
              <span className="fact">{note}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Band>
  );
}
