import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import * as allWords from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import { hoursText } from "../document/business/hours-text.ts";
import type { OpeningHours, TimeSpan } from "../document/business/opening-hours.ts";
import { parseSite } from "../document/read/read.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import { withLanguage, withTranslation } from "../edit/translate.ts";

/** Five sites as their owners would make them: their own words in their own language, on a layout. */

addWords(allWords);

type Values = Readonly<Record<string, unknown>>;

const bold = (words: string) => `\u0001*\u0002${words}\u0003`;
const link = (href: string, words: string) => `\u0001${href}\u0002${words}\u0003`;

const closed: readonly TimeSpan[] = [];
const week = (...days: (readonly TimeSpan[])[]): OpeningHours => ({ days, closures: [] });

const page = (
  path: string,
  label: string,
  title: string,
  description: string,
  sections: unknown,
) => ({
  ...{ path, label, title, description, sections },
});

/** `more`: everything of the document that the layout does not bring. */
function ownerSite(
  layout: string,
  more: Values & { business: Values; language: string },
): SiteDocument {
  const found = cataloguePages.find(({ id }) => id === layout);
  if (!found) throw new Error(`There is no layout ${layout}`);
  const { preview: _, ...start } = siteFromLayout(found);
  const opening = more.opening as OpeningHours | undefined;
  const hours = opening && hoursText(opening, { language: more.language });
  const business = { ...more.business, ...(hours ? { hours } : {}) };
  return parseSite({ ...start, ...more, business, lent: [] });
}

const form = (name: string, message: string, send: string) => ({
  fields: [
    { label: name, autoComplete: "name" },
    { label: "E-Mail", kind: "email", autoComplete: "email" },
    { label: message, kind: "textarea" },
  ],
  send,
});

function yoga(): SiteDocument {
  const site = ownerSite("spor-0001", {
    language: "de-CH",
    kind: "SportsActivityLocation",
    address: "https://atemraum.example/",
    business: {
      name: "Atemraum",
      strapline: "Yoga im Zürcher Kreis 4",
      phone: "044 555 01 23",
      email: "hallo@atemraum.example",
      address: ["Atemraum", "Ankerstrasse 12", "8004 Zürich"],
    },
    opening: {
      ...week(
        ...Array.from({ length: 5 }, (): TimeSpan[] => [
          ["06:30", "13:00"],
          ["17:00", "21:30"],
        ]),
        [["09:00", "12:00"]],
        closed,
      ),
      closures: [{ from: "2026-12-24", to: "2027-01-03", words: "Weihnachtsferien" }],
    },
    notice: { text: "Am Freitag, 20. November, fällt die Abendstunde aus.", until: "2026-11-20" },
    nav: { block: "nav-bar", action: { label: "Probestunde buchen", href: "/kontakt" } },
    footer: { block: "footer-columns", hoursLabel: "Öffnungszeiten", linksLabel: "Seiten" },
    form: { way: "service", address: "http://localhost:9/forms/atemraum" },
    pages: [
      page("/", "Start", "Atemraum, Yoga in Zürich", "Yoga in kleinen Gruppen im Kreis 4.", [
        {
          block: "hero-split",
          heading: "Ankommen, atmen, weitergehen",
          lead: `Hatha- und Vinyasa-Yoga in Gruppen von ${bold("höchstens zehn Leuten")}, morgens vor der Arbeit und am Abend.`,
          picture: { id: "spor-abstract-floor", alt: "Ein heller Raum mit Holzboden" },
          actions: [{ label: "Stundenplan und Preise", href: "/stunden" }],
        },
        {
          block: "features-columns",
          heading: "Drei Arten zu üben",
          items: [
            { heading: "Hatha", text: "Ruhige Haltungen, lange gehalten. Gut für den Anfang." },
            { heading: "Vinyasa", text: "Im Fluss des Atems von einer Haltung zur nächsten." },
            {
              heading: "Schwangerschaftsrückbildungsgymnastik",
              text: "Mit einer Physiotherapeutin, das Kind kommt mit.",
            },
          ],
        },
        {
          block: "story-text",
          heading: "Über uns",
          opening: "Wir sind zu dritt und kennen alle, die kommen, beim Namen.",
          text: [
            `Reto Ammann hat den Raum 2014 eröffnet. Seine Ausbildung machte er bei ${link("https://yoga.example/", "Yoga Schweiz")}.`,
          ],
        },
      ]),
      page("/stunden", "Stunden", "Stunden und Preise", "Stundenplan und Preise im Atemraum.", [
        { block: "hero-type", heading: "Stunden und Preise" },
        {
          block: "prices-list",
          heading: "Preise",
          groups: [
            {
              heading: "Einzeln und im Abo",
              lines: [
                { name: "Probestunde", text: "Einmal pro Person", price: "CHF 15" },
                { name: "Einzelstunde", price: "CHF 32" },
                { name: "Zehnerabo", text: "Sechs Monate gültig", price: "CHF 270" },
              ],
            },
          ],
        },
      ]),
      page("/kontakt", "Kontakt", "Kontakt", "So erreichen Sie den Atemraum.", [
        { block: "hero-type", heading: "Kontakt" },
        {
          block: "contact-form",
          heading: "Schreiben Sie uns",
          ...form("Name", "Ihre Nachricht", "Nachricht senden"),
        },
      ]),
    ],
  });
  const same = ["Atemraum", "Ankerstrasse 12", "8004 Zürich", "Hatha", "Vinyasa"];
  const french: Record<string, string> = {
    ...Object.fromEntries(same.map((name) => [name, name])),
    "Yoga im Zürcher Kreis 4": "Yoga dans le Kreis 4 à Zurich",
    "Am Freitag, 20. November, fällt die Abendstunde aus.":
      "Vendredi 20 novembre, le cours du soir n’a pas lieu.",
    "Probestunde buchen": "Réserver un cours d’essai",
    Öffnungszeiten: "Horaires",
    Seiten: "Pages",
    Weihnachtsferien: "vacances de Noël",
    Start: "Accueil",
    Stunden: "Cours",
    Kontakt: "Contact",
    "Atemraum, Yoga in Zürich": "Atemraum, yoga à Zurich",
    "Yoga in kleinen Gruppen im Kreis 4.": "Yoga en petits groupes dans le Kreis 4.",
    "Ankommen, atmen, weitergehen": "Arriver, respirer, repartir",
    "Hatha- und Vinyasa-Yoga in Gruppen von höchstens zehn Leuten, morgens vor der Arbeit und am Abend.": `Hatha et vinyasa en groupes de ${bold("dix personnes au plus")}, le matin avant le travail et le soir.`,
    "Ein heller Raum mit Holzboden": "Une salle claire au sol de bois",
    "Stundenplan und Preise": "Horaire et tarifs",
    "Drei Arten zu üben": "Trois façons de pratiquer",
    "Ruhige Haltungen, lange gehalten. Gut für den Anfang.":
      "Des postures calmes, tenues longtemps. Idéal pour commencer.",
    "Im Fluss des Atems von einer Haltung zur nächsten.":
      "D’une posture à l’autre, au rythme du souffle.",
    Schwangerschaftsrückbildungsgymnastik: "Gymnastique postnatale",
    "Mit einer Physiotherapeutin, das Kind kommt mit.":
      "Avec une physiothérapeute ; l’enfant vient aussi.",
    "Über uns": "À propos",
    "Wir sind zu dritt und kennen alle, die kommen, beim Namen.":
      "Nous sommes trois et connaissons chacun par son nom.",
    "Reto Ammann hat den Raum 2014 eröffnet. Seine Ausbildung machte er bei Yoga Schweiz.":
      "Reto Ammann a ouvert la salle en 2014, après une formation chez Yoga Schweiz.",
    "Stunden und Preise": "Cours et tarifs",
    "Stundenplan und Preise im Atemraum.": "Horaire et tarifs de l’Atemraum.",
    Preise: "Tarifs",
    "Einzeln und im Abo": "À l’unité et en abonnement",
    Probestunde: "Cours d’essai",
    "Einmal pro Person": "Une fois par personne",
    Einzelstunde: "Cours à l’unité",
    Zehnerabo: "Abonnement de dix cours",
    "Sechs Monate gültig": "Valable six mois",
    "So erreichen Sie den Atemraum.": "Pour nous joindre.",
    "Schreiben Sie uns": "Écrivez-nous",
    Name: "Nom",
    "E-Mail": "E-mail",
    "Ihre Nachricht": "Votre message",
    "Nachricht senden": "Envoyer",
  };
  return parseSite(
    Object.entries(french).reduce(
      (before, [of, text]) => withTranslation(before, "fr-CH", of, text),
      withLanguage(site, "fr-CH"),
    ),
  );
}

const restaurant = (): SiteDocument =>
  ownerSite("food-0001-1", {
    language: "ar-EG",
    kind: "Restaurant",
    address: "https://beit-elnil.example/",
    business: {
      name: "بيت النيل",
      strapline: "مطبخ مصري على ضفة النهر",
      phone: "+20 2 5555 0123",
      email: "salam@beit-elnil.example",
      address: ["بيت النيل", "١٤ شارع أبو الفدا", "الزمالك، القاهرة"],
    },
    opening: week(...Array.from({ length: 7 }, (): TimeSpan[] => [["12:00", "23:30"]])),
    nav: { block: "nav-bar", action: { label: "احجز طاولة", href: "/contact" } },
    footer: { block: "footer-columns", hoursLabel: "مواعيد العمل", linksLabel: "صفحات الموقع" },
    form: { way: "mail" },
    pages: [
      page("/", "الرئيسية", "بيت النيل، مطعم مصري في الزمالك", "أطباق مصرية على ضفة النيل.", [
        {
          block: "hero-split",
          heading: "مائدة مصرية أمام النيل",
          lead: `نطبخ كل يوم ما يأتي من السوق صباحًا: ${bold("خضار الموسم")} وسمك المتوسط وخبز من فرننا.`,
          picture: { id: "food-table", alt: "مائدة خشبية عليها أطباق" },
          actions: [
            { label: "قائمة الطعام", href: "/menu" },
            { label: "احجز طاولة", href: "/contact" },
          ],
        },
        {
          block: "story-split",
          heading: "منذ ثلاثة أجيال",
          picture: { id: "food-oven", alt: "فرن من الطوب" },
          text: [
            "افتتح الجد حسن هذا البيت عام ١٩٥٨، وما زلنا نخبز العيش البلدي على طريقته.",
            `تجدون الطريق إلينا على ${link("https://maps.example/beit-elnil", "الخريطة")}.`,
          ],
        },
      ]),
      page("/menu", "القائمة", "قائمة الطعام", "أطباق بيت النيل وأسعارها.", [
        { block: "hero-type", heading: "قائمة الطعام" },
        {
          block: "menu-prices",
          heading: "أطباق اليوم",
          courses: [
            {
              heading: "المقبلات",
              dishes: [
                { name: "بصارة", text: "فول وأعشاب وزيت زيتون", price: "٩٥ ج.م" },
                { name: "بابا غنوج", text: "باذنجان مشوي وطحينة", price: "٨٥ ج.م", mark: "ن" },
              ],
            },
            {
              heading: "الأطباق الرئيسية",
              dishes: [
                { name: "كشري", text: "أرز وعدس ومكرونة وصلصة حارة", price: "١٢٠ ج.م" },
                { name: "سمك صيادية", text: "سمك اليوم مع أرز بالبصل", price: "٢٨٠ ج.م" },
              ],
            },
          ],
          note: "الأسعار شاملة الضريبة والخدمة.",
        },
      ]),
      page("/contact", "اتصل بنا", "اتصل بنا", "كيف تحجزون طاولة في بيت النيل.", [
        { block: "hero-type", heading: "احجز طاولة" },
        {
          block: "contact-form",
          heading: "اكتبوا لنا",
          fields: [
            { label: "الاسم", autoComplete: "name" },
            { label: "البريد الإلكتروني", kind: "email", autoComplete: "email" },
            { label: "اليوم والساعة وعدد الضيوف", kind: "textarea" },
          ],
          send: "إرسال",
        },
      ]),
    ],
  });

const solicitor = (): SiteDocument =>
  ownerSite("busi-0001", {
    language: "en-GB",
    kind: "LegalService",
    address: "https://harker-boyle.example/",
    business: {
      name: "Harker & Boyle",
      strapline: "Solicitors in Leeds",
      phone: "0113 496 0142",
      email: "office@harker-boyle.example",
      address: ["Harker & Boyle", "18 Park Square East", "Leeds LS1 2LH"],
    },
    opening: week(
      ...Array.from({ length: 5 }, (): TimeSpan[] => [["09:00", "17:30"]]),
      closed,
      closed,
    ),
    nav: { block: "nav-bar", action: { label: "Ask a question", href: "/contact" } },
    footer: { block: "footer-columns", hoursLabel: "Office hours", linksLabel: "Pages" },
    form: { way: "host" },
    pages: [
      page(
        "/",
        "Home",
        "Harker & Boyle, solicitors in Leeds",
        "Wills, homes and family law in plain English, at fixed fees.",
        [
          {
            block: "hero-split",
            heading: "Law in plain English, at a fixed fee",
            lead: `You get the price ${bold("before we start")}, and one solicitor from the first call to the last letter.`,
            picture: { id: "busi-pen", alt: "A pen on a signed letter" },
            actions: [{ label: "See our fees", href: "/fees" }],
          },
          {
            block: "features-columns",
            heading: "What we do",
            items: [
              { heading: "Wills", text: "Written, signed and stored within three weeks." },
              { heading: "Homes", text: "Buying, selling and remortgaging, leasehold included." },
              { heading: "Families", text: "Separation agreements and children’s arrangements." },
            ],
          },
          {
            block: "questions-accordion",
            heading: "Questions we hear every week",
            questions: [
              {
                question: "Is the first call free?",
                answer: "Yes: twenty minutes, on any weekday.",
              },
              {
                question: "Are you regulated?",
                answer: `By the ${link("https://www.sra.org.uk/", "Solicitors Regulation Authority")}.`,
              },
            ],
          },
        ],
      ),
      page("/fees", "Fees", "Fees", "Our fixed fees for wills, homes and families.", [
        { block: "hero-type", heading: "Fees" },
        {
          block: "prices-list",
          heading: "Fixed fees",
          groups: [
            {
              heading: "Wills",
              lines: [
                { name: "Single will", text: "Two meetings", price: "£310" },
                { name: "Power of attorney", text: "Each, registered", price: "£280" },
              ],
            },
            {
              heading: "Homes",
              lines: [
                { name: "Sale, freehold", price: "£850" },
                { name: "Purchase, leasehold", price: "£1,250" },
              ],
            },
          ],
          note: "Plus VAT, and search fees at cost.",
        },
      ]),
      page("/contact", "Contact", "Contact", "How to reach Harker & Boyle.", [
        { block: "hero-type", heading: "Ask a question" },
        {
          block: "contact-form",
          heading: "Write to us",
          ...form("Your name", "Your question", "Send your question"),
        },
      ]),
    ],
  });

const florist = (): SiteDocument =>
  ownerSite("natu-0001", {
    language: "pl",
    kind: "Florist",
    address: "https://mak-i-chaber.example/",
    business: {
      name: "Mak i Chaber",
      strapline: "Kwiaciarnia na gdańskiej Oliwie",
      phone: "58 555 01 42",
      email: "kwiaty@mak-i-chaber.example",
      address: ["Mak i Chaber", "ul. Opata Jacka Rybińskiego 9", "80-320 Gdańsk"],
    },
    opening: {
      ...week(
        ...Array.from({ length: 5 }, (): TimeSpan[] => [["08:00", "18:00"]]),
        [["09:00", "15:00"]],
        closed,
      ),
      closures: [{ from: "2026-12-25", to: "2026-12-26" }],
    },
    nav: { block: "nav-bar", action: { label: "Zamów bukiet", href: "/kontakt" } },
    footer: { block: "footer-columns", hoursLabel: "Godziny otwarcia", linksLabel: "Strony" },
    form: { way: "mail" },
    pages: [
      page(
        "/",
        "Start",
        "Mak i Chaber, kwiaciarnia w Gdańsku",
        "Bukiety z kwiatów sezonowych, wiązane tego samego dnia.",
        [
          {
            block: "hero-split",
            heading: "Bukiety z tego, co właśnie kwitnie",
            lead: `Kwiaty kupujemy o świcie od ${bold("ogrodników z Żuław")} i wiążemy je tego samego dnia.`,
            picture: { id: "wedd-bouquet", alt: "Bukiet polnych kwiatów" },
            actions: [{ label: "Bukiety i ceny", href: "/cennik" }],
          },
          {
            block: "story-text",
            heading: "O nas",
            opening: "Jesteśmy dwiema siostrami i jednym psem.",
            text: ["Kwiaciarnię otworzyłyśmy w 2016 roku w dawnym warsztacie szewskim na Oliwie."],
          },
        ],
      ),
      page("/cennik", "Cennik", "Cennik", "Bukiety i ceny w kwiaciarni Mak i Chaber.", [
        { block: "hero-type", heading: "Bukiety i ceny" },
        {
          block: "prices-list",
          heading: "Cennik",
          groups: [
            {
              heading: "Bukiety",
              lines: [
                { name: "Mały", text: "Pięć do siedmiu kwiatów", price: "45 zł" },
                { name: "Średni", text: "Tuzin kwiatów z zielenią", price: "90 zł" },
                { name: "Ślubny", text: "Po rozmowie", price: "od 320 zł" },
              ],
            },
          ],
        },
      ]),
      page("/kontakt", "Kontakt", "Kontakt", "Jak zamówić bukiet.", [
        { block: "hero-type", heading: "Zamów bukiet" },
        {
          block: "contact-form",
          heading: "Napisz do nas",
          ...form("Imię i nazwisko", "Na kiedy i dla kogo?", "Wyślij"),
        },
      ]),
    ],
  });

const posts = [
  {
    slug: "spring-tour",
    date: "2026-11-10",
    title: "Six dates in spring",
    text: [
      { text: "We’re on the road in March, for the first time with a brass section." },
      { as: "subhead", text: "Where to get tickets" },
      { as: "item", text: `Online, from ${link("https://tickets.example/", "Tickets Example")}` },
      { as: "item", text: "At the door, if there are any left" },
    ],
  },
  {
    slug: "low-tide-is-out",
    date: "2026-10-02",
    title: "“Low Tide” is out",
    picture: "musi-turntable",
    text: [{ text: `Eleven songs, recorded in ${bold("four days")} in a chapel in Aberystwyth.` }],
  },
  {
    slug: "a-new-drummer",
    date: "2026-08-21",
    title: "Say hello to Efa",
    text: [{ text: "Efa Pritchard has taken over the drums. She is louder than she looks." }],
  },
];

const band = (): SiteDocument =>
  ownerSite("musi-0001", {
    language: "en-GB",
    kind: "MusicGroup",
    address: "https://the-slack-water.example/",
    business: {
      name: "The Slack Water",
      strapline: "Folk with brass, from the Welsh coast",
      phone: "",
      email: "booking@the-slack-water.example",
      address: ["The Slack Water", "Aberystwyth"],
    },
    nav: { block: "nav-bar", action: { label: "Book us", href: "/contact" } },
    footer: { block: "footer-slim" },
    form: { way: "service", address: "http://localhost:9/forms/band" },
    pages: [
      page("/", "Home", "The Slack Water", "Folk with brass, from the Welsh coast.", [
        {
          block: "hero-full",
          heading: "The Slack Water",
          lead: "Five people, eleven instruments and one van.",
          picture: "musi-street-festival",
          actions: [{ label: "Tour dates", href: "/dates" }],
        },
        { block: "news-latest", heading: "News", more: "All news" },
      ]),
      page("/dates", "Dates", "Tour dates", "Where The Slack Water plays next.", [
        { block: "hero-type", heading: "Tour dates" },
        {
          block: "fixtures-table",
          heading: "March 2027",
          fixtures: [
            { date: "5 March", title: "The Cooperage", place: "Newcastle", result: "20:00" },
            { date: "6 March", title: "Brudenell", place: "Leeds", result: "19:30" },
            { date: "12 March", title: "Clwb Ifor Bach", place: "Cardiff", result: "20:00" },
          ],
          labels: ["When", "Where", "Town", "Doors"],
        },
      ]),
      page("/news", "News", "News", "News from The Slack Water.", [
        { block: "hero-type", heading: "News" },
        { block: "news-list", heading: "Everything so far" },
      ]),
      page("/contact", "Contact", "Contact", "How to book The Slack Water.", [
        { block: "hero-type", heading: "Book us" },
        {
          block: "contact-form",
          heading: "Write to us",
          ...form("Your name", "Where and when?", "Send"),
        },
      ]),
    ],
    posts,
  });

export const ownerSites = (): { name: string; site: SiteDocument }[] => [
  { name: "yoga", site: yoga() },
  { name: "restaurant", site: restaurant() },
  { name: "solicitor", site: solicitor() },
  { name: "florist", site: florist() },
  { name: "band", site: band() },
];
