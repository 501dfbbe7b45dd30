import type { Page } from "../business.ts";
import { type Action, Actions } from "../parts/action.tsx";
import { Address, Hours, Note } from "../parts/address.tsx";
import { Band, type Placed } from "../parts/band.tsx";

type Props = Placed & Page & { heading: string; actions?: readonly Action[] };

/** A calling card on a coloured ground: last words at the start, address and hours at the end. */
export function FooterCard({ id, tone = "brand", business, heading, actions }: Props) {
  return (
    <Band as="footer" id={id} tone={tone} block="footer-card">
      <div className="footer-card-box bg-surface">
        <div className="words">
          <h2>{heading}</h2>
          <Actions actions={actions} />
        </div>
        <div className="footer-card-facts">
          <Address business={business} />
          {business.hours && <Hours hours={business.hours} />}
        </div>
      </div>
      <Note note={business.note} />
    </Band>
  );
}
