import { Actions } from "../../components/links/action.tsx";
import { Address, Hours, Note } from "../../components/links/address.tsx";
import { Band } from "../../components/section/band.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import type { Fields } from "../../schema/block.ts";
import type { Page } from "../../trades/business.ts";
import type { footerCard } from "./footer-card.fields.ts";

type Props = Fields<typeof footerCard> & Page;

export default function FooterCard({ id, tone = "brand", business, heading, actions }: Props) {
  return (
    <Band as="footer" id={id} tone={tone} block="footer-card">
      <div className="footer-card-box bg-surface">
        <div className="words">
          <Fitted as="h2" text={heading} />
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
