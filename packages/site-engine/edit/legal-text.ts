import { type LegalDrafts, type LegalFacts, reached, some } from "./legal-draft.ts";
import type english from "./legal-texts/en.json";

/** The sentences of both drafts in a language. */
export type LegalText = Readonly<Record<keyof typeof english, string>>;

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** What the law of the business’s country asks for, whatever the language of the page. */
export type Law = {
  /** The law of the EU applies, or that of the UK, which has the same articles. */
  gdpr: boolean;
  /** The registers by the names that they have there; undefined where the text is at home. */
  registers: string | undefined;
  /** France wants to know who keeps the files. */
  host: boolean;
};

/** A legal notice and a privacy page. */
export function legalDrafts(
  text: LegalText,
  facts: LegalFacts,
  { gdpr, registers, host }: Law,
): LegalDrafts {
  const { form, links, counter = "", regulated, health } = facts;
  const who = facts.owner || text.who;
  const contact = reached(facts, text, text.reach);
  const law = (basis: string) => (gdpr ? ` ${filled(text.law, { basis })}` : "");
  const kept = filled(text.kept, { law: law(text.keptBasis) });
  const service = typeof form === "object" ? form.service : "";
  const values = { kept, service, counter, links: links.join(", "), law: law(text.interest) };
  const said = (sentence: string, basis?: string) =>
    filled(sentence, basis ? { ...values, law: law(basis) } : values);
  return {
    notice: {
      path: text.noticePath as `/${string}`,
      title: text.noticeTitle,
      lead: text.noticeLead,
      sections: [
        {
          heading: text.noticeHeading,
          points: [
            [text.provider, who],
            [text.contact, contact],
            [text.represented, text.representedBy],
            [
              text.register,
              registers === undefined
                ? text.registerBlank
                : registers === ""
                  ? text.registerAbroad.replace(/\s?: \{names\}/, "")
                  : filled(text.registerAbroad, { names: registers }),
            ],
            ...some(gdpr, text.authority, regulated ? text.authorityBlank : text.authorityOnly),
            ...some(gdpr && !regulated, text.profession, text.professionBlank),
            ...some(gdpr && regulated, text.chamber, text.chamberBlank),
            ...some(gdpr && regulated, text.title, text.titleBlank),
            ...some(gdpr && regulated, text.rules, text.rulesBlank),
            [text.responsible, text.responsibleBlank],
            ...some(host, text.host, text.hostBlank),
          ],
        },
      ],
    },
    privacy: {
      path: text.privacyPath as `/${string}`,
      title: text.privacyTitle,
      lead: text.privacyLead,
      sections: [
        {
          heading: text.privacyHeading,
          points: [
            [text.controller, `${who}. ${contact}`],
            [text.visit, said(text.visitText)],
            [text.cookies, text.cookiesText],
            [text.faces, text.facesText],
            ...some(form === "mail", text.forms, said(text.formsMail)),
            ...some(form === "host", text.forms, said(text.formsHost)),
            ...some(service, text.forms, said(text.formsService)),
            ...some(
              health,
              text.health,
              health === "care"
                ? said(text.healthCare, text.healthCareBasis)
                : said(text.healthAsked, text.healthAskedBasis),
            ),
            ...some(facts.contact.length > 0, text.calls, said(text.callsText)),
            ...some(counter, text.counting, said(text.countingText)),
            ...some(links.length > 0, text.links, said(text.linksText)),
          ],
        },
        {
          heading: text.rightsHeading,
          points: [
            [text.access, text.accessText],
            [text.objection, text.objectionText],
            [text.complaint, gdpr ? text.complaintGdpr : text.complaintOther],
          ],
        },
      ],
    },
  };
}
