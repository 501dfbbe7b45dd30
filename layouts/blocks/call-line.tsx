import { unbroken } from "../business.ts";
import type { Action } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";

type Props = Placed & { heading: string; action: Action };

/** One line of very large type that is itself the link. */
export function CallLine({ heading, action, ...rest }: Props) {
  return (
    <Band {...rest} block="call-line">
      <h2 className="heading-4">{heading}</h2>
      <a className="call-line-link" href={action.href}>
        {unbroken(action)}
      </a>
    </Band>
  );
}
