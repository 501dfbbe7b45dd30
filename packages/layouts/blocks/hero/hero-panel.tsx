import type { ReactNode } from "react";
import { Actions } from "../../parts/action.tsx";
import { Band } from "../../parts/band.tsx";
import { FactList } from "../../parts/fact-list.tsx";
import { Photo } from "../../parts/photo.tsx";
import { Words } from "../../parts/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroPanel } from "./hero-panel.fields.ts";

type Props = Fields<typeof heroPanel>;

export function HeroPanel({ picture, actions, facts, ...rest }: Props): ReactNode {
  return (
    <Band {...rest} block="hero-panel">
      <Photo
        image={picture}
        sizes="100vw 32vh, 100vw 42vh"
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
