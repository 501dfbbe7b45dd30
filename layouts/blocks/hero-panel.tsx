import type { ReactNode } from "react";
import { type Action, Actions } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { FactList, type FactPair } from "../parts/fact-list.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & {
    picture: Shot;
    actions?: readonly Action[];
    facts?: readonly FactPair[];
  };

/** A wide picture with a panel of paper standing over its lower edge. */
export function HeroPanel({ picture, actions, facts, ...rest }: Props): ReactNode {
  return (
    <Band {...rest} block="hero-panel">
      <Photo shot={picture} sizes="100vw" ratio="fill" className="hero-panel-media" first />
      <div className="hero-panel-box bg-surface">
        <Words {...rest} level={1} size="headline headline-s" />
        {facts && <FactList facts={facts} className="hero-panel-facts" />}
        <Actions actions={actions} />
      </div>
    </Band>
  );
}
