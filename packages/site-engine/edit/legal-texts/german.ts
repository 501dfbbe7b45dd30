import type { LegalText } from "../legal-text.ts";

export const german: LegalText = {
  noticePath: "/impressum",
  noticeTitle: "Impressum",
  noticeLead: "Wer für diese Website verantwortlich ist.",
  noticeHeading: "Angaben zum Anbieter",
  who: "[Vollständiger Name oder Firma und Postanschrift]",
  phone: "Telefon",
  email: "E-Mail",
  reach: "[Telefonnummer und E-Mail-Adresse]",
  law: "Rechtsgrundlage ist {basis} DSGVO.",
  interest: "unser berechtigtes Interesse, Art. 6 Abs. 1 lit. f",
  keptBasis: "Art. 6 Abs. 1 lit. b und f",
  kept: "Wir verwenden die Angaben, um Ihnen zu antworten, und löschen sie, sobald Ihr Anliegen erledigt ist, sofern keine gesetzliche Aufbewahrungspflicht besteht.{law}",
  provider: "Anbieter",
  contact: "Kontakt",
  represented: "Vertreten durch",
  representedBy: "[Name der Inhaberin, des Inhabers oder der Geschäftsführung]",
  register: "Register und Umsatzsteuer-ID",
  registerBlank:
    "[Registergericht mit Nummer und Umsatzsteuer-Identifikationsnummer. Punkt entfernen, wenn beides fehlt.]",
  registerAbroad:
    "[Register mit Nummer und Steuernummern: {names}. Punkt entfernen, wenn nichts davon zutrifft.]",
  authority: "Aufsichtsbehörde",
  authorityBlank: "[Name und Anschrift der Behörde]",
  authorityOnly:
    "[Nur bei zulassungspflichtigen Tätigkeiten: Behörde mit Anschrift. Sonst Punkt entfernen.]",
  profession: "Reglementierter Beruf",
  professionBlank:
    "[Nur bei reglementierten Berufen, zum Beispiel in Medizin, Recht, Architektur und Handwerk: Kammer, gesetzliche Berufsbezeichnung, Staat der Verleihung und berufsrechtliche Regelungen mit einem Link dorthin. Sonst Punkt entfernen.]",
  chamber: "Kammer",
  chamberBlank: "[Name und Anschrift Ihrer Kammer]",
  title: "Berufsbezeichnung",
  titleBlank: "[Gesetzliche Berufsbezeichnung], verliehen in [Staat der Verleihung]",
  rules: "Berufsrechtliche Regelungen",
  rulesBlank:
    "[Namen der Regelungen und wo man sie lesen kann, zum Beispiel auf der Website Ihrer Kammer]",
  responsible: "Verantwortlich für den Inhalt",
  responsibleBlank: "[Name und Anschrift einer Person]",
  host: "Hosting-Anbieter",
  hostBlank: "[Name, Anschrift und Telefonnummer des Hosting-Anbieters]",
  privacyPath: "/datenschutz",
  privacyTitle: "Datenschutz",
  privacyLead: "Was diese Website mit Ihren Daten macht und welche Rechte Sie haben.",
  privacyHeading: "Was diese Website macht",
  controller: "Verantwortlich",
  visit: "Besuch dieser Website",
  visitText:
    "Wenn Sie eine Seite öffnen, erhält unser Hosting-Anbieter Ihre IP-Adresse, den Zeitpunkt, die Seite und die Art Ihres Browsers. Er braucht sie, um die Seite auszuliefern und seinen Dienst zu schützen. Unser Hosting-Anbieter ist [Name und Anschrift des Hosting-Anbieters]; er löscht diese Protokolle nach [Anzahl] Tagen.{law}",
  cookies: "Cookies und Speicher",
  cookiesText:
    "Diese Website setzt keine Cookies. Ihr Browser behält eine Kopie der Seiten, damit Sie sie auch ohne Netz lesen können. Sie können sie mit den Websitedaten in Ihrem Browser löschen.",
  faces: "Schriften und Bilder",
  facesText:
    "Sie kommen von dieser Website selbst. Kein anderes Unternehmen erfährt dadurch von Ihrem Besuch.",
  forms: "Formulare",
  formsMail:
    "Formulare auf dieser Website öffnen Ihr eigenes E-Mail-Programm. Ihre Nachricht erreicht uns erst, wenn Sie sie dort senden. {kept}",
  formsHost:
    "Unser Hosting-Anbieter nimmt entgegen, was Sie in ein Formular schreiben, und leitet es an uns weiter. {kept}",
  formsService:
    "Formulare auf dieser Website gehen an {service}; der Dienst leitet Ihre Nachricht in unserem Auftrag an uns weiter. [Name und Anschrift des Dienstes; bestätigen Sie, dass ein Vertrag zur Auftragsverarbeitung besteht.] {kept}",
  health: "Gesundheitsdaten",
  healthCare:
    "Was Sie uns über Ihre Gesundheit mitteilen, verwenden wir für Ihre Behandlung oder um Ihnen zu antworten. Wer es bei uns liest, unterliegt der Schweigepflicht.{law} Sie können Ihre Einwilligung jederzeit widerrufen. [Wie lange Sie diese Daten aufbewahren und wer sie außerdem erhält]",
  healthCareBasis: "Ihre Einwilligung oder Ihre Behandlung, Art. 9 Abs. 2 lit. a und h",
  healthAsked:
    "Manche Angaben in unseren Formularen betreffen Ihre Gesundheit, zum Beispiel Allergien. Wir verwenden sie nur für Ihr Anliegen.{law} Sie können sie jederzeit widerrufen. [Wie lange Sie diese Daten aufbewahren und wer sie außerdem erhält]",
  healthAskedBasis: "Ihre Einwilligung, Art. 9 Abs. 2 lit. a",
  calls: "Anrufe und E-Mails",
  callsText: "Wenn Sie uns anrufen oder schreiben, speichern wir Ihre Angaben. {kept}",
  counting: "Zählung der Besuche",
  countingText:
    "Wir zählen Besuche mit {counter}, ohne Cookies. Der Dienst erhält die Adresse der Seite, die Seite, von der Sie kommen, und die Art Ihres Browsers und Bildschirms.{law}",
  links: "Links zu anderen Websites",
  linksText:
    "Einige Links führen zu anderen Websites: {links}. Diese erfahren erst von Ihnen, wenn Sie einem solchen Link folgen.",
  rightsHeading: "Ihre Rechte",
  access: "Auskunft, Berichtigung, Löschung",
  accessText:
    "Sie können Auskunft über Ihre bei uns gespeicherten Daten verlangen und sie berichtigen, löschen, einschränken oder sich aushändigen lassen.",
  objection: "Widerspruch",
  objectionText:
    "Sie können einer Verarbeitung widersprechen, die auf unserem berechtigten Interesse beruht. Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen.",
  complaint: "Beschwerde",
  complaintGdpr:
    "Sie können sich bei einer Datenschutzbehörde beschweren: [Name der für Sie zuständigen Behörde].",
  complaintOther:
    "Sie können sich beschweren bei [Datenschutzbehörde Ihres Landes, falls es eine gibt].",
};
