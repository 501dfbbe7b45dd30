import { Address, Hours, Note } from "../../components/links/address.tsx";
import { Anchor } from "../../components/links/anchor.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import type { Fields } from "../../schema/block.ts";
import type { Page } from "../../trades/business.ts";
import type { footerColumns } from "./footer-columns.fields.ts";

type Props = Fields<typeof footerColumns> & Page;

export default function FooterColumns({
  id,
  tone = "sunken",
  business,
  links,
  hoursLabel,
  linksLabel,
}: Props) {
  return (
    <Band as="footer" id={id} tone={tone} block="footer-columns">
      <div className="footer-columns-list">
        <div>
          <p className="footer-columns-name">{business.name}</p>
          <p>{business.strapline}</p>
        </div>
        <Address business={business} />
        {business.hours && (
          <div>
            {hoursLabel && <h2 className="heading-6">{hoursLabel}</h2>}
            <Hours hours={business.hours} />
          </div>
        )}
        <div>
          {linksLabel && <h2 className="heading-6">{linksLabel}</h2>}
          <ul className="list-plain">
            {each(links, ({ label, href }) => (
              <li>
                <Anchor className="link-quiet" href={href}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Note note={business.note} className="footer-columns-note fact" />
    </Band>
  );
}
