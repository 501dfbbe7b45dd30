import { MailLink, Note, PhoneLink } from "../../components/links/address.tsx";
import { Band } from "../../components/section/band.tsx";
import type { Fields } from "../../schema/block.ts";
import { withCommas } from "../../text/comma.ts";
import type { Page } from "../../trades/business.ts";
import type { footerSlim } from "./footer-slim.fields.ts";

type Props = Fields<typeof footerSlim> & Page;

export default function FooterSlim({ id, tone = "plain", business }: Props) {
  return (
    <Band as="footer" id={id} tone={tone} block="footer-slim">
      <div className="footer-slim-line">
        <p className="footer-slim-name">{business.name}</p>
        {business.address.length > 0 && <address>{withCommas(business.address)}</address>}
        {business.phone && (
          <p>
            <PhoneLink phone={business.phone} />
          </p>
        )}
        {business.email && (
          <p>
            <MailLink email={business.email} />
          </p>
        )}
      </div>
      <Note note={business.note} />
    </Band>
  );
}
