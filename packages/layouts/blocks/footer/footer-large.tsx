import { Address, Note } from "../../components/links/address.tsx";
import { Anchor } from "../../components/links/anchor.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import type { Fields } from "../../schema/block.ts";
import type { Page } from "../../trades/business.ts";
import type { footerLarge } from "./footer-large.fields.ts";

type Props = Fields<typeof footerLarge> & Page;

export default function FooterLarge({ id, tone = "plain", business, links, closing }: Props) {
  return (
    <Band as="footer" id={id} tone={tone} block="footer-large">
      <div className="footer-large-row">
        {closing && <p className="paragraph-lead">{inline(closing)}</p>}
        <Address business={business} />
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
      <Fitted as="p" className="footer-large-name" text={business.name} />
      <Note note={business.note} />
    </Band>
  );
}
