import { Address, Hours, Note } from "../../components/links/address.tsx";
import { Anchor } from "../../components/links/anchor.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import type { Fields } from "../../schema/block.ts";
import { type Page, unbroken } from "../../trades/business.ts";
import type { footerSocial } from "./footer-social.fields.ts";

type Props = Fields<typeof footerSocial> & Page;

export default function FooterSocial({
  id,
  tone = "sunken",
  business,
  closing,
  places,
  legal,
}: Props) {
  return (
    <Band as="footer" id={id} tone={tone} block="footer-social">
      <div className="footer-social-row">
        <div className="footer-social-lead column">
          <Fitted as="p" className="footer-social-closing" text={closing} />
          <ul className="footer-social-places list-plain">
            {each(places, ({ icon = "chat", label, href }) => (
              <li>
                <Anchor href={href}>
                  <Icon name={icon} />
                  {unbroken({ label, href })}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
        <Address business={business} />
        {business.hours && <Hours hours={business.hours} />}
      </div>
      <div className="footer-social-small fact">
        <p>{legal.join(" · ")}</p>
        <Note note={business.note} />
      </div>
    </Band>
  );
}
