import { type LegalWords, reached, some } from "./legal-draft.ts";

export const english: LegalWords = (facts, gdpr) => {
  const { owner, form, links, counter, regulated, health } = facts;
  const who = owner || "[Your full name or company, and your postal address]";
  const contact = reached(
    facts,
    { phone: "Telephone", email: "E-mail" },
    "[Telephone number and e-mail address]",
  );
  const law = (words: string) => (gdpr ? ` The legal basis is ${words} of the GDPR.` : "");
  const interest = law("our legitimate interest, Article 6(1)(f)");
  const kept = `We use it to answer you, and delete it when your question is settled, unless the law obliges us to keep it.${law("Article 6(1)(b) and (f)")}`;
  const service = typeof form === "object" ? form.service : "";
  return {
    notice: {
      path: "/legal-notice",
      title: "Legal notice",
      lead: "Who is responsible for this website.",
      sections: [
        {
          heading: "Who we are",
          points: [
            ["Provider", who],
            ["Contact", contact],
            ["Represented by", "[Name of the owner or managing director]"],
            [
              "Register and tax number",
              "[Company register with number, and VAT number. Remove this point if you have neither.]",
            ],
            ...some(
              gdpr,
              "Supervisory authority",
              regulated
                ? "[Name and address of the authority]"
                : "[For licensed trades only: the authority, with its address. Otherwise remove this point.]",
            ),
            ...some(
              gdpr && !regulated,
              "Regulated profession",
              "[For regulated professions only, for example in medicine, law, architecture and crafts: your chamber, your professional title, the state that awarded it, and the professional rules with a link to them. Otherwise remove this point.]",
            ),
            ...some(gdpr && regulated, "Chamber", "[Name and address of your chamber]"),
            ...some(
              gdpr && regulated,
              "Professional title",
              "[Your professional title], awarded in [the state that awarded it]",
            ),
            ...some(
              gdpr && regulated,
              "Professional rules",
              "[Names of the rules, and where people can read them, for example on the website of your chamber]",
            ),
            ["Responsible for the content", "[Name and address of a person]"],
          ],
        },
      ],
    },
    privacy: {
      path: "/privacy",
      title: "Privacy",
      lead: "What this website does with your data, and what you can ask of us.",
      sections: [
        {
          heading: "What this website does",
          points: [
            ["Who is responsible", `${who}. ${contact}`],
            [
              "Visiting this website",
              `When you open a page, our host receives your IP address, the time, the page and the kind of your browser. It needs them to send the page and to keep its service safe. Our host is [name and address of your host]; it deletes these records after [number] days.${interest}`,
            ],
            [
              "Cookies and storage",
              "This website sets no cookies. Your browser keeps a copy of the pages, so that you can read them without a network. You can delete it with the website data in your browser.",
            ],
            [
              "Typefaces and pictures",
              "They come from this website itself. No other company learns of your visit through them.",
            ],
            ...some(
              form === "mail",
              "Forms",
              `Forms on this website open your own e-mail program. Your message reaches us only when you send it there. ${kept}`,
            ),
            ...some(
              form === "host",
              "Forms",
              `Our host receives what you write in a form and passes it on to us. ${kept}`,
            ),
            ...some(
              service,
              "Forms",
              `Forms on this website are sent to ${service}, which passes your message on to us on our behalf. [Name and address of this service; confirm that you have a data processing agreement with it.] ${kept}`,
            ),
            ...some(
              health,
              "Health data",
              health === "care"
                ? `If you tell us about your health, we use it for your treatment or to answer you. People who read it are bound to secrecy.${law("your consent or your treatment, Article 9(2)(a) and (h)")} You can withdraw your consent at any time. [How long you keep this data, and who else receives it]`
                : `Some answers in our forms tell us about your health, for example allergies. We use them for your request alone.${law("your consent, Article 9(2)(a)")} You can withdraw it at any time. [How long you keep this data, and who else receives it]`,
            ),
            ...some(
              facts.contact.length > 0,
              "Calls and e-mails",
              `If you call us or write to us, we store what you tell us. ${kept}`,
            ),
            ...some(
              counter,
              "Counting visits",
              `We count visits with ${counter}, without cookies. It receives the address of the page, the page you came from, and the kind of your browser and screen.${interest}`,
            ),
            ...some(
              links.length > 0,
              "Links to other websites",
              `Some links lead to other websites: ${links.join(", ")}. They learn of you only when you follow such a link.`,
            ),
          ],
        },
        {
          heading: "Your rights",
          points: [
            [
              "Access, correction, deletion",
              "You can ask us which data about you we hold, and have it corrected, deleted, restricted or handed over to you.",
            ],
            [
              "Objection",
              "You can object to processing that rests on our legitimate interest. You can withdraw a consent at any time for the future.",
            ],
            [
              "Complaint",
              gdpr
                ? "You can complain to a data protection authority: [name of the authority responsible for you]."
                : "You can complain to [the authority for data protection in your country, if there is one].",
            ],
          ],
        },
      ],
    },
  };
};
