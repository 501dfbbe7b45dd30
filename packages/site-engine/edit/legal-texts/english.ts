import type { LegalText } from "../legal-text.ts";

export const english: LegalText = {
  noticePath: "/legal-notice",
  noticeTitle: "Legal notice",
  noticeLead: "Who is responsible for this website.",
  noticeHeading: "Who we are",
  who: "[Your full name or company, and your postal address]",
  phone: "Telephone",
  email: "E-mail",
  reach: "[Telephone number and e-mail address]",
  law: "The legal basis is {basis} of the GDPR.",
  interest: "our legitimate interest, Article 6(1)(f)",
  keptBasis: "Article 6(1)(b) and (f)",
  kept: "We use it to answer you, and delete it when your question is settled, unless the law obliges us to keep it.{law}",
  provider: "Provider",
  contact: "Contact",
  represented: "Represented by",
  representedBy: "[Name of the owner or managing director]",
  register: "Register and tax number",
  registerBlank:
    "[Company register with number, and VAT number. Remove this point if you have neither.]",
  registerAbroad:
    "[Company register with number, and tax numbers: {names}. Remove this point if you have none of them.]",
  authority: "Supervisory authority",
  authorityBlank: "[Name and address of the authority]",
  authorityOnly:
    "[For licensed trades only: the authority, with its address. Otherwise remove this point.]",
  profession: "Regulated profession",
  professionBlank:
    "[For regulated professions only, for example in medicine, law, architecture and crafts: your chamber, your professional title, the state that awarded it, and the professional rules with a link to them. Otherwise remove this point.]",
  chamber: "Chamber",
  chamberBlank: "[Name and address of your chamber]",
  title: "Professional title",
  titleBlank: "[Your professional title], awarded in [the state that awarded it]",
  rules: "Professional rules",
  rulesBlank:
    "[Names of the rules, and where people can read them, for example on the website of your chamber]",
  responsible: "Responsible for the content",
  responsibleBlank: "[Name and address of a person]",
  host: "Host",
  hostBlank: "[Name, address and telephone number of the hosting provider]",
  privacyPath: "/privacy",
  privacyTitle: "Privacy",
  privacyLead: "What this website does with your data, and what you can ask of us.",
  privacyHeading: "What this website does",
  controller: "Who is responsible",
  visit: "Visiting this website",
  visitText:
    "When you open a page, our host receives your IP address, the time, the page and the kind of your browser. It needs them to send the page and to keep its service safe. Our host is [name and address of your host]; it deletes these records after [number] days.{law}",
  cookies: "Cookies and storage",
  cookiesText:
    "This website sets no cookies. Your browser keeps a copy of the pages, so that you can read them without a network. You can delete it with the website data in your browser.",
  faces: "Typefaces and pictures",
  facesText:
    "They come from this website itself. No other company learns of your visit through them.",
  forms: "Forms",
  formsMail:
    "Forms on this website open your own e-mail program. Your message reaches us only when you send it there. {kept}",
  formsHost: "Our host receives what you write in a form and passes it on to us. {kept}",
  formsService:
    "Forms on this website are sent to {service}, which passes your message on to us on our behalf. [Name and address of this service; confirm that you have a data processing agreement with it.] {kept}",
  health: "Health data",
  healthCare:
    "If you tell us about your health, we use it for your treatment or to answer you. People who read it are bound to secrecy.{law} You can withdraw your consent at any time. [How long you keep this data, and who else receives it]",
  healthCareBasis: "your consent or your treatment, Article 9(2)(a) and (h)",
  healthAsked:
    "Some answers in our forms tell us about your health, for example allergies. We use them for your request alone.{law} You can withdraw it at any time. [How long you keep this data, and who else receives it]",
  healthAskedBasis: "your consent, Article 9(2)(a)",
  calls: "Calls and e-mails",
  callsText: "If you call us or write to us, we store what you tell us. {kept}",
  counting: "Counting visits",
  countingText:
    "We count visits with {counter}, without cookies. It receives the address of the page, the page you came from, and the kind of your browser and screen.{law}",
  links: "Links to other websites",
  linksText:
    "Some links lead to other websites: {links}. They learn of you only when you follow such a link.",
  rightsHeading: "Your rights",
  access: "Access, correction, deletion",
  accessText:
    "You can ask us which data about you we hold, and have it corrected, deleted, restricted or handed over to you.",
  objection: "Objection",
  objectionText:
    "You can object to processing that rests on our legitimate interest. You can withdraw a consent at any time for the future.",
  complaint: "Complaint",
  complaintGdpr:
    "You can complain to a data protection authority: [name of the authority responsible for you].",
  complaintOther:
    "You can complain to [the authority for data protection in your country, if there is one].",
};
