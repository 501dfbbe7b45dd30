import type { Page } from "../business.ts";
import { Address } from "../parts/address.tsx";
import { Band, type Placed } from "../parts/band.tsx";

type Props = Placed & Page & { closing?: string };

/** The name as large as the window allows. */
export function FooterLarge({ id, tone = "plain", business, links, closing }: Props) {
  return (
    <Band as="footer" id={id} tone={tone} block="footer-large">
      <div className="footer-large-row">
        {closing && <p className="paragraph-lead">{closing}</p>}
        <Address business={business} />
        <ul className="list-plain">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a className="link-quiet" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="footer-large-name">{business.name}</p>
      <p className="fact">{business.note}</p>
    </Band>
  );
}
