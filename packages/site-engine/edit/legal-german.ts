import { type LegalWords, reached, some } from "./legal-draft.ts";

export const german: LegalWords = (facts, gdpr) => {
  const { owner, form, links, counter, regulated, health } = facts;
  const who = owner || "[Vollständiger Name oder Firma und Postanschrift]";
  const contact = reached(
    facts,
    { phone: "Telefon", email: "E-Mail" },
    "[Telefonnummer und E-Mail-Adresse]",
  );
  const law = (words: string) => (gdpr ? ` Rechtsgrundlage ist ${words} DSGVO.` : "");
  const interest = law("unser berechtigtes Interesse, Art. 6 Abs. 1 lit. f");
  const kept = `Wir verwenden die Angaben, um Ihnen zu antworten, und löschen sie, sobald Ihr Anliegen erledigt ist, sofern keine gesetzliche Aufbewahrungspflicht besteht.${law("Art. 6 Abs. 1 lit. b und f")}`;
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
            ...some(
              gdpr,
              "Aufsichtsbehörde",
              regulated
                ? "[Name und Anschrift der Behörde]"
                : "[Nur bei zulassungspflichtigen Tätigkeiten: Behörde mit Anschrift. Sonst Punkt entfernen.]",
            ),
            ...some(
              gdpr && !regulated,
              "Reglementierter Beruf",
              "[Nur bei reglementierten Berufen, zum Beispiel in Medizin, Recht, Architektur und Handwerk: Kammer, gesetzliche Berufsbezeichnung, Staat der Verleihung und berufsrechtliche Regelungen mit einem Link dorthin. Sonst Punkt entfernen.]",
            ),
            ...some(gdpr && regulated, "Kammer", "[Name und Anschrift Ihrer Kammer]"),
            ...some(
              gdpr && regulated,
              "Berufsbezeichnung",
              "[Gesetzliche Berufsbezeichnung], verliehen in [Staat der Verleihung]",
            ),
            ...some(
              gdpr && regulated,
              "Berufsrechtliche Regelungen",
              "[Namen der Regelungen und wo man sie lesen kann, zum Beispiel auf der Website Ihrer Kammer]",
            ),
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
              `Wenn Sie eine Seite öffnen, erhält unser Hosting-Anbieter Ihre IP-Adresse, den Zeitpunkt, die Seite und die Art Ihres Browsers. Er braucht sie, um die Seite auszuliefern und seinen Dienst zu schützen. Unser Hosting-Anbieter ist [Name und Anschrift des Hosting-Anbieters]; er löscht diese Protokolle nach [Anzahl] Tagen.${interest}`,
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
              health,
              "Gesundheitsdaten",
              health === "care"
                ? `Was Sie uns über Ihre Gesundheit mitteilen, verwenden wir für Ihre Behandlung oder um Ihnen zu antworten. Wer es bei uns liest, unterliegt der Schweigepflicht.${law("Ihre Einwilligung oder Ihre Behandlung, Art. 9 Abs. 2 lit. a und h")} Sie können Ihre Einwilligung jederzeit widerrufen. [Wie lange Sie diese Daten aufbewahren und wer sie außerdem erhält]`
                : `Manche Angaben in unseren Formularen betreffen Ihre Gesundheit, zum Beispiel Allergien. Wir verwenden sie nur für Ihr Anliegen.${law("Ihre Einwilligung, Art. 9 Abs. 2 lit. a")} Sie können sie jederzeit widerrufen. [Wie lange Sie diese Daten aufbewahren und wer sie außerdem erhält]`,
            ),
            ...some(
              facts.contact.length > 0,
              "Anrufe und E-Mails",
              `Wenn Sie uns anrufen oder schreiben, speichern wir Ihre Angaben. ${kept}`,
            ),
            ...some(
              counter,
              "Zählung der Besuche",
              `Wir zählen Besuche mit ${counter}, ohne Cookies. Der Dienst erhält die Adresse der Seite, die Seite, von der Sie kommen, und die Art Ihres Browsers und Bildschirms.${interest}`,
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
              gdpr
                ? "Sie können sich bei einer Datenschutzbehörde beschweren: [Name der für Sie zuständigen Behörde]."
                : "Sie können sich beschweren bei [Datenschutzbehörde Ihres Landes, falls es eine gibt].",
            ],
          ],
        },
      ],
    },
  };
};
