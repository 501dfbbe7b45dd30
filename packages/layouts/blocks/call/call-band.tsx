import { Actions } from "../../components/links/action.tsx";
import { Band } from "../../components/section/band.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { callBand } from "./call-band.fields.ts";

type Props = Fields<typeof callBand>;

export default function CallBand({ actions, tone = "brand", ...rest }: Props) {
  return (
    <Band {...rest} tone={tone} block="call-band">
      <Words {...rest} />
      <Actions actions={actions} />
    </Band>
  );
}
