/** What a site does, as far as its legal pages have to say it. */
export type LegalFacts = {
  /** Name and address in one line; empty where they are example text. */
  owner: string;
  contact: readonly { kind: "phone" | "email"; text: string }[];
  /** "mail": the visitor’s own program. A host: the service that gets the form. */
  form?: "mail" | "host" | { service: string };
  /** Hosts of other sites that links lead to. */
  links: readonly string[];
  /** Host of the counter of visits. */
  counter?: string;
};

type Points = readonly (readonly [term: string, text: string])[];
export type LegalDraft = {
  path: `/${string}`;
  title: string;
  lead: string;
  sections: readonly { heading: string; points: Points }[];
};
export type LegalWords = (facts: LegalFacts) => { notice: LegalDraft; privacy: LegalDraft };

/** A point that not every site has. */
const some = (is: unknown, term: string, text: string): Points => (is ? [[term, text]] : []);

const reached = (
  { contact }: LegalFacts,
  names: Record<"phone" | "email", string>,
  otherwise: string,
) => contact.map(({ kind, text }) => `${names[kind]}: ${text}`).join(", ") || otherwise;

const english: LegalWords = (facts) => {
  const { owner, form, links, counter } = facts;
  const who = owner || "[Your full name or company, and your postal address]";
  const contact = reached(
    facts,
    { phone: "Telephone", email: "E-mail" },
    "[Telephone number and e-mail address]",
  );
  const kept =
    "We use it to answer you, and delete it when your question is settled, unless the law obliges us to keep it. The legal basis is Article 6(1)(b) and (f) of the GDPR.";
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
            [
              "Supervisory authority",
              "[For licensed professions only: the authority or chamber, with its address. Otherwise remove this point.]",
            ],
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
              "When you open a page, our host receives your IP address, the time, the page and the kind of your browser. It needs them to send the page and to keep its service safe. Our host is [name and address of your host]; it deletes these records after [number] days. The legal basis is our legitimate interest, Article 6(1)(f) of the GDPR.",
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
              facts.contact.length > 0,
              "Calls and e-mails",
              `If you call us or write to us, we store what you tell us. ${kept}`,
            ),
            ...some(
              counter,
              "Counting visits",
              `We count visits with ${counter}, without cookies. It receives the address of the page, the page you came from, and the kind of your browser and screen. The legal basis is our legitimate interest, Article 6(1)(f) of the GDPR.`,
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
              "You can complain to a data protection authority: [name of the authority responsible for you].",
            ],
          ],
        },
      ],
    },
  };
};

const german: LegalWords = (facts) => {
  const { owner, form, links, counter } = facts;
  const who = owner || "[Vollständiger Name oder Firma und Postanschrift]";
  const contact = reached(
    facts,
    { phone: "Telefon", email: "E-Mail" },
    "[Telefonnummer und E-Mail-Adresse]",
  );
  const kept =
    "Wir verwenden die Angaben, um Ihnen zu antworten, und löschen sie, sobald Ihr Anliegen erledigt ist, sofern keine gesetzliche Aufbewahrungspflicht besteht. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b und f DSGVO.";
  const service = typeof form === "object" ? form.service : "";
  return {
    notice: {
      path: "/impressum",
      title: "Impressum",
      lead: "Wer für diese Website verantwortlich ist.",
      sections: [
        {
          heading: "Angaben zum Anbieter",
          points: [
            ["Anbieter", who],
            ["Kontakt", contact],
            ["Vertreten durch", "[Name der Inhaberin, des Inhabers oder der Geschäftsführung]"],
            [
              "Register und Umsatzsteuer-ID",
              "[Registergericht mit Nummer und Umsatzsteuer-Identifikationsnummer. Punkt entfernen, wenn beides fehlt.]",
            ],
            [
              "Aufsichtsbehörde",
              "[Nur bei zulassungspflichtigen Berufen: Behörde oder Kammer mit Anschrift. Sonst Punkt entfernen.]",
            ],
            ["Verantwortlich für den Inhalt", "[Name und Anschrift einer Person]"],
          ],
        },
      ],
    },
    privacy: {
      path: "/datenschutz",
      title: "Datenschutz",
      lead: "Was diese Website mit Ihren Daten macht und welche Rechte Sie haben.",
      sections: [
        {
          heading: "Was diese Website macht",
          points: [
            ["Verantwortlich", `${who}. ${contact}`],
            [
              "Besuch dieser Website",
              "Wenn Sie eine Seite öffnen, erhält unser Hosting-Anbieter Ihre IP-Adresse, den Zeitpunkt, die Seite und die Art Ihres Browsers. Er braucht sie, um die Seite auszuliefern und seinen Dienst zu schützen. Unser Hosting-Anbieter ist [Name und Anschrift des Hosting-Anbieters]; er löscht diese Protokolle nach [Anzahl] Tagen. Rechtsgrundlage ist unser berechtigtes Interesse, Art. 6 Abs. 1 lit. f DSGVO.",
            ],
            [
              "Cookies und Speicher",
              "Diese Website setzt keine Cookies. Ihr Browser behält eine Kopie der Seiten, damit Sie sie auch ohne Netz lesen können. Sie können sie mit den Websitedaten in Ihrem Browser löschen.",
            ],
            [
              "Schriften und Bilder",
              "Sie kommen von dieser Website selbst. Kein anderes Unternehmen erfährt dadurch von Ihrem Besuch.",
            ],
            ...some(
              form === "mail",
              "Formulare",
              `Formulare auf dieser Website öffnen Ihr eigenes E-Mail-Programm. Ihre Nachricht erreicht uns erst, wenn Sie sie dort senden. ${kept}`,
            ),
            ...some(
              form === "host",
              "Formulare",
              `Unser Hosting-Anbieter nimmt entgegen, was Sie in ein Formular schreiben, und leitet es an uns weiter. ${kept}`,
            ),
            ...some(
              service,
              "Formulare",
              `Formulare auf dieser Website gehen an ${service}; der Dienst leitet Ihre Nachricht in unserem Auftrag an uns weiter. [Name und Anschrift des Dienstes; bestätigen Sie, dass ein Vertrag zur Auftragsverarbeitung besteht.] ${kept}`,
            ),
            ...some(
              facts.contact.length > 0,
              "Anrufe und E-Mails",
              `Wenn Sie uns anrufen oder schreiben, speichern wir Ihre Angaben. ${kept}`,
            ),
            ...some(
              counter,
              "Zählung der Besuche",
              `Wir zählen Besuche mit ${counter}, ohne Cookies. Der Dienst erhält die Adresse der Seite, die Seite, von der Sie kommen, und die Art Ihres Browsers und Bildschirms. Rechtsgrundlage ist unser berechtigtes Interesse, Art. 6 Abs. 1 lit. f DSGVO.`,
            ),
            ...some(
              links.length > 0,
              "Links zu anderen Websites",
              `Einige Links führen zu anderen Websites: ${links.join(", ")}. Diese erfahren erst von Ihnen, wenn Sie einem solchen Link folgen.`,
            ),
          ],
        },
        {
          heading: "Ihre Rechte",
          points: [
            [
              "Auskunft, Berichtigung, Löschung",
              "Sie können Auskunft über Ihre bei uns gespeicherten Daten verlangen und sie berichtigen, löschen, einschränken oder sich aushändigen lassen.",
            ],
            [
              "Widerspruch",
              "Sie können einer Verarbeitung widersprechen, die auf unserem berechtigten Interesse beruht. Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen.",
            ],
            [
              "Beschwerde",
              "Sie können sich bei einer Datenschutzbehörde beschweren: [Name der für Sie zuständigen Behörde].",
            ],
          ],
        },
      ],
    },
  };
};

/** German where a site is German, else English, for its owner to translate. */
export const legalWords = (language: string): LegalWords =>
  /^de\b/.test(language) ? german : english;

export const hasLegalWords = (language: string): boolean => /^(de|en)\b/.test(language);
