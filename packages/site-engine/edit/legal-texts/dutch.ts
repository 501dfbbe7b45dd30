import type { LegalText } from "../legal-text.ts";

export const dutch: LegalText = {
  noticePath: "/juridische-informatie",
  noticeTitle: "Juridische informatie",
  noticeLead: "Wie verantwoordelijk is voor deze website.",
  noticeHeading: "Wie wij zijn",
  who: "[Volledige naam of bedrijfsnaam en postadres]",
  phone: "Telefoon",
  email: "E-mail",
  reach: "[Telefoonnummer en e-mailadres]",
  law: "De rechtsgrond is {basis} van de AVG.",
  interest: "ons gerechtvaardigd belang, artikel 6, lid 1, onder f,",
  keptBasis: "artikel 6, lid 1, onder b en f,",
  kept: "Wij gebruiken de gegevens om u te antwoorden en wissen ze zodra uw vraag is afgehandeld, tenzij de wet ons verplicht ze te bewaren.{law}",
  provider: "Aanbieder",
  contact: "Contact",
  represented: "Vertegenwoordigd door",
  representedBy: "[Naam van de eigenaar of bestuurder]",
  register: "Register en btw-nummer",
  registerBlank:
    "[KvK- of ondernemingsnummer en btw-nummer. Verwijder dit punt als u geen van beide hebt.]",
  registerAbroad:
    "[Register met nummer en belastingnummers: {names}. Verwijder dit punt als u geen van deze hebt.]",
  authority: "Toezichthouder",
  authorityBlank: "[Naam en adres van de toezichthouder]",
  authorityOnly:
    "[Alleen voor vergunningplichtige activiteiten: de toezichthouder met adres. Verwijder dit punt anders.]",
  profession: "Gereglementeerd beroep",
  professionBlank:
    "[Alleen voor gereglementeerde beroepen, bijvoorbeeld in geneeskunde, recht of architectuur: de beroepsorganisatie, de beroepstitel, het land dat die verleende en de beroepsregels met een link. Verwijder dit punt anders.]",
  chamber: "Beroepsorganisatie",
  chamberBlank: "[Naam en adres van uw beroepsorganisatie]",
  title: "Beroepstitel",
  titleBlank: "[Uw beroepstitel], verleend in [land dat de titel verleende]",
  rules: "Beroepsregels",
  rulesBlank:
    "[Namen van de regels en waar men ze kan lezen, bijvoorbeeld op de website van uw beroepsorganisatie]",
  responsible: "Verantwoordelijk voor de inhoud",
  responsibleBlank: "[Naam en adres van een persoon]",
  host: "Hostingprovider",
  hostBlank: "[Naam, adres en telefoonnummer van de hostingprovider]",
  privacyPath: "/privacy",
  privacyTitle: "Privacy",
  privacyLead: "Wat deze website met uw gegevens doet en wat u ons kunt vragen.",
  privacyHeading: "Wat deze website doet",
  controller: "Verantwoordelijke",
  visit: "Bezoek aan deze website",
  visitText:
    "Als u een pagina opent, ontvangt onze hostingprovider uw IP-adres, het tijdstip, de pagina en het soort browser. Hij heeft die nodig om de pagina te sturen en zijn dienst te beveiligen. Onze hostingprovider is [naam en adres van de hostingprovider]; hij wist deze logboeken na [aantal] dagen.{law}",
  cookies: "Cookies en opslag",
  cookiesText:
    "Deze website plaatst geen cookies. Uw browser bewaart een kopie van de pagina’s, zodat u ze zonder netwerk kunt lezen. U kunt die wissen met de websitegegevens in uw browser.",
  faces: "Lettertypen en afbeeldingen",
  facesText: "Die komen van deze website zelf. Geen ander bedrijf verneemt daardoor van uw bezoek.",
  forms: "Formulieren",
  formsMail:
    "Formulieren op deze website openen uw eigen e-mailprogramma. Uw bericht bereikt ons pas als u het daar verstuurt. {kept}",
  formsHost:
    "Onze hostingprovider ontvangt wat u in een formulier schrijft en stuurt het naar ons door. {kept}",
  formsService:
    "Formulieren op deze website gaan naar {service}, die uw bericht namens ons doorstuurt. [Naam en adres van deze dienst; bevestig dat u een verwerkersovereenkomst hebt.] {kept}",
  health: "Gezondheidsgegevens",
  healthCare:
    "Wat u ons over uw gezondheid vertelt, gebruiken wij voor uw behandeling of om u te antwoorden. Wie het leest, is tot geheimhouding verplicht.{law} U kunt uw toestemming op elk moment intrekken. [Hoe lang u deze gegevens bewaart en wie ze verder ontvangt]",
  healthCareBasis: "uw toestemming of uw behandeling, artikel 9, lid 2, onder a en h,",
  healthAsked:
    "Sommige antwoorden in onze formulieren gaan over uw gezondheid, bijvoorbeeld allergieën. Wij gebruiken ze alleen voor uw verzoek.{law} U kunt die op elk moment intrekken. [Hoe lang u deze gegevens bewaart en wie ze verder ontvangt]",
  healthAskedBasis: "uw toestemming, artikel 9, lid 2, onder a,",
  calls: "Telefoon en e-mail",
  callsText: "Als u ons belt of schrijft, bewaren wij wat u ons vertelt. {kept}",
  counting: "Tellen van bezoeken",
  countingText:
    "Wij tellen bezoeken met {counter}, zonder cookies. De dienst ontvangt het adres van de pagina, de pagina waar u vandaan komt en het soort browser en scherm.{law}",
  links: "Links naar andere websites",
  linksText:
    "Sommige links leiden naar andere websites: {links}. Die weten pas van u als u zo’n link volgt.",
  rightsHeading: "Uw rechten",
  access: "Inzage, rectificatie, wissing",
  accessText:
    "U kunt ons vragen welke gegevens wij van u hebben en ze laten rectificeren, wissen, beperken of aan u overhandigen.",
  objection: "Bezwaar",
  objectionText:
    "U kunt bezwaar maken tegen verwerking op grond van ons gerechtvaardigd belang. Een toestemming kunt u op elk moment voor de toekomst intrekken.",
  complaint: "Klacht",
  complaintGdpr:
    "U kunt een klacht indienen bij een privacytoezichthouder: [naam van de bevoegde toezichthouder, in Nederland de Autoriteit Persoonsgegevens].",
  complaintOther:
    "U kunt een klacht indienen bij [de privacytoezichthouder van uw land, als die er is].",
};
