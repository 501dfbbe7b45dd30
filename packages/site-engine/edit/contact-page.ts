import type { BodySection, HeroSection } from "@daylit/layouts/schema/model.ts";
import { type Business, telephone } from "@daylit/layouts/trades/business.ts";

/** A form that fits any business. */
const form: BodySection = {
  block: "contact-form",
  heading: "Send a message",
  fields: [
    { label: "Your name", autoComplete: "name" },
    { label: "E-mail", kind: "email", autoComplete: "email" },
    { label: "Message", kind: "textarea" },
  ],
  send: "Send message",
};

/** When, where, telephone and e-mail, as the business states them. */
function facts({ address, hours = [], phone, email }: Business): BodySection {
  const actions = [
    ...(phone ? [{ label: phone, href: telephone(phone) }] : []),
    ...(email ? [{ label: email, href: `mailto:${email}` }] : []),
  ];
  const heading = "Hours and address";
  return { block: "hours-location", heading, hours, address, ways: [], actions };
}

/** The contact page of a layout that brings none: only facts of the business and words that fit any. */
export function contactSections(
  business: Business,
  ownForm: BodySection = form,
): readonly [HeroSection, ...BodySection[]] {
  const opening: HeroSection = {
    block: "hero-type",
    heading: "Contact",
    lead: "Use the form, call or send an e-mail.",
  };
  return [opening, ownForm, facts(business)];
}
