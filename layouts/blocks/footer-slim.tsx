import { type Page, telephone } from "../business.ts";
import { Band, type Placed } from "../parts/band.tsx";

type Props = Placed & Page;

/** One line for those who need the telephone, one for the small print. */
export function FooterSlim({ id, tone = "plain", business }: Props) {
  return (
    <Band as="footer" id={id} tone={tone} block="footer-slim">
      <div className="footer-slim-line">
        <p className="footer-slim-name">{business.name}</p>
        <address>{business.address.join(", ")}</address>
        <p>
          <a href={telephone(business.phone)}>{business.phone}</a>
        </p>
        <p>
          <a href={`mailto:${business.email}`}>{business.email}</a>
        </p>
      </div>
      <p className="fact">{business.note}</p>
    </Band>
  );
}
