import { type Action, Actions } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed & Opening & { actions: readonly Action[] };

/** A coloured band: a large sentence, and what to press at its other end. */
export function CallBand({ actions, tone = "brand", ...rest }: Props) {
  return (
    <Band {...rest} tone={tone} block="call-band">
      <Words {...rest} />
      <Actions actions={actions} />
    </Band>
  );
}
