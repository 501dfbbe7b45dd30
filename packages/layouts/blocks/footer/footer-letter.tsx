import { QuestionForm } from "../../components/form/question-form.tsx";
import { Address, Hours, Note } from "../../components/links/address.tsx";
import { Band } from "../../components/section/band.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import type { Fields } from "../../schema/block.ts";
import type { Page } from "../../trades/business.ts";
import type { footerLetter } from "./footer-letter.fields.ts";

type Props = Fields<typeof footerLetter> & Page;

export default function FooterLetter({
  id,
  tone = "tint",
  business,
  heading,
  text,
  label,
  send,
  promise,
}: Props) {
  return (
    <Band as="footer" id={id} tone={tone} block="footer-letter">
      <div className="footer-letter-top">
        <div className="words">
          <Fitted as="h2" text={heading} />
          <p>{inline(text)}</p>
        </div>
        <div className="footer-letter-form">
          <QuestionForm
            id={id}
            fields={[{ label, kind: "email", autoComplete: "email" }]}
            send={send}
            inline
          />
          <p className="fact">{promise}</p>
        </div>
      </div>
      <div className="footer-letter-facts">
        <p className="footer-letter-name">{business.name}</p>
        <Address business={business} />
        {business.hours && <Hours hours={business.hours} />}
      </div>
      <Note note={business.note} />
    </Band>
  );
}
