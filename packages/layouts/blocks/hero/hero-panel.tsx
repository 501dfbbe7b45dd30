import type { ReactNode } from "react";
import { Actions } from "../../components/links/action.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { FactList } from "../../components/text/fact-list.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroPanel } from "./hero-panel.fields.ts";

type Props = Fields<typeof heroPanel>;

export default function HeroPanel({ picture, actions, facts, ...rest }: Props): ReactNode {
  return (
    <Band {...rest} block="hero-panel">
      <Photo
        image={picture}
        sizes="100vw 32vh, 66vw 62vh"
        ratio="fill"
        className="hero-panel-media"
        first
      />
      <div className="hero-panel-box bg-surface">
        <Words {...rest} level={1} size="headline headline-s" />
        <Actions actions={actions} />
        {facts && <FactList facts={facts} className="hero-panel-facts" />}
      </div>
    </Band>
  );
}
