import type { Page } from "../business.ts";
import { MailLink, Note, PhoneLink } from "../parts/address.tsx";
import { Band, type Placed } from "../parts/band.tsx";

type Props = Placed & Page;

/** One line for those who need the telephone, one for the small print. */
export function FooterSlim({ id, tone = "plain", business }: Props) {
  return (
    <Band as="footer" id={id} tone={tone} block="footer-slim">
      <div className="footer-slim-line">
        <p className="footer-slim-name">{business.name}</p>
        {business.address.length > 0 && <address>{business.address.join(", ")}</address>}
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
