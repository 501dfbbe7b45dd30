import type { LegalText } from "../legal-text.ts";

export const polish: LegalText = {
  noticePath: "/informacje-prawne",
  noticeTitle: "Informacje prawne",
  noticeLead: "Kto odpowiada za tę stronę.",
  noticeHeading: "Kim jesteśmy",
  who: "[Imię i nazwisko lub firma oraz adres pocztowy]",
  phone: "Telefon",
  email: "E-mail",
  reach: "[Numer telefonu i adres e-mail]",
  law: "Podstawą prawną jest {basis} RODO.",
  interest: "nasz prawnie uzasadniony interes, art. 6 ust. 1 lit. f",
  keptBasis: "art. 6 ust. 1 lit. b i f",
  kept: "Używamy tych danych, aby Państwu odpowiedzieć, i usuwamy je po załatwieniu sprawy, chyba że prawo nakazuje je przechowywać.{law}",
  provider: "Usługodawca",
  contact: "Kontakt",
  represented: "Reprezentowany przez",
  representedBy: "[Imię i nazwisko właściciela lub członka zarządu]",
  register: "Rejestr i NIP",
  registerBlank:
    "[Rejestr z numerem (KRS lub CEIDG), NIP i REGON. Proszę usunąć ten punkt, jeśli nie dotyczy.]",
  registerAbroad:
    "[Rejestr z numerem i numery podatkowe: {names}. Proszę usunąć ten punkt, jeśli nie dotyczy.]",
  authority: "Organ nadzoru",
  authorityBlank: "[Nazwa i adres organu]",
  authorityOnly:
    "[Tylko dla działalności wymagającej zezwolenia: organ i jego adres. W innym razie proszę usunąć ten punkt.]",
  profession: "Zawód regulowany",
  professionBlank:
    "[Tylko dla zawodów regulowanych, na przykład w medycynie, prawie lub architekturze: samorząd zawodowy, tytuł zawodowy, państwo, które go nadało, i zasady wykonywania zawodu z linkiem. W innym razie proszę usunąć ten punkt.]",
  chamber: "Samorząd zawodowy",
  chamberBlank: "[Nazwa i adres samorządu zawodowego]",
  title: "Tytuł zawodowy",
  titleBlank: "[Tytuł zawodowy], nadany w [państwo, które go nadało]",
  rules: "Zasady wykonywania zawodu",
  rulesBlank:
    "[Nazwy zasad i miejsce, gdzie można je przeczytać, na przykład strona samorządu zawodowego]",
  responsible: "Odpowiedzialność za treść",
  responsibleBlank: "[Imię, nazwisko i adres osoby]",
  host: "Dostawca hostingu",
  hostBlank: "[Nazwa, adres i numer telefonu dostawcy hostingu]",
  privacyPath: "/prywatnosc",
  privacyTitle: "Prywatność",
  privacyLead: "Co ta strona robi z Państwa danymi i o co mogą Państwo nas poprosić.",
  privacyHeading: "Co robi ta strona",
  controller: "Administrator danych",
  visit: "Odwiedziny strony",
  visitText:
    "Gdy otwierają Państwo stronę, nasz dostawca hostingu otrzymuje adres IP, czas, adres strony i rodzaj przeglądarki. Potrzebuje ich, aby wysłać stronę i chronić swoją usługę. Naszym dostawcą hostingu jest [nazwa i adres dostawcy hostingu]; usuwa te zapisy po [liczba] dniach.{law}",
  cookies: "Pliki cookie i pamięć",
  cookiesText:
    "Ta strona nie zapisuje plików cookie. Przeglądarka przechowuje kopię stron, aby można było czytać je bez sieci. Można ją usunąć wraz z danymi witryny w przeglądarce.",
  faces: "Kroje pisma i obrazy",
  facesText:
    "Pochodzą z tej samej strony. Żadna inna firma nie dowiaduje się przez nie o odwiedzinach.",
  forms: "Formularze",
  formsMail:
    "Formularze na tej stronie otwierają Państwa program pocztowy. Wiadomość dociera do nas dopiero po wysłaniu jej stamtąd. {kept}",
  formsHost:
    "Nasz dostawca hostingu odbiera to, co wpiszą Państwo w formularzu, i przekazuje nam. {kept}",
  formsService:
    "Formularze na tej stronie trafiają do {service}; usługa ta przekazuje nam wiadomość na nasze zlecenie. [Nazwa i adres tej usługi; proszę potwierdzić, że zawarto umowę powierzenia przetwarzania danych.] {kept}",
  health: "Dane o zdrowiu",
  healthCare:
    "To, co przekażą nam Państwo o swoim zdrowiu, wykorzystujemy do leczenia lub aby odpowiedzieć. Osoby, które to czytają, obowiązuje tajemnica.{law} Zgodę można w każdej chwili wycofać. [Jak długo przechowują Państwo te dane i kto jeszcze je otrzymuje]",
  healthCareBasis: "Państwa zgoda lub leczenie, art. 9 ust. 2 lit. a i h",
  healthAsked:
    "Niektóre odpowiedzi w naszych formularzach dotyczą zdrowia, na przykład alergii. Wykorzystujemy je tylko do załatwienia sprawy.{law} Zgodę można w każdej chwili wycofać. [Jak długo przechowują Państwo te dane i kto jeszcze je otrzymuje]",
  healthAskedBasis: "Państwa zgoda, art. 9 ust. 2 lit. a",
  calls: "Telefony i e-maile",
  callsText: "Gdy Państwo do nas dzwonią lub piszą, zapisujemy podane informacje. {kept}",
  counting: "Liczenie odwiedzin",
  countingText:
    "Liczymy odwiedziny za pomocą {counter}, bez plików cookie. Usługa otrzymuje adres strony, stronę, z której Państwo przychodzą, oraz rodzaj przeglądarki i ekranu.{law}",
  links: "Linki do innych stron",
  linksText:
    "Niektóre linki prowadzą do innych stron: {links}. Dowiadują się one o Państwu dopiero po użyciu takiego linku.",
  rightsHeading: "Państwa prawa",
  access: "Dostęp, sprostowanie, usunięcie",
  accessText:
    "Mogą Państwo zapytać, jakie dane o Państwu mamy, oraz żądać ich sprostowania, usunięcia, ograniczenia lub wydania.",
  objection: "Sprzeciw",
  objectionText:
    "Mogą Państwo sprzeciwić się przetwarzaniu opartemu na naszym prawnie uzasadnionym interesie. Zgodę można w każdej chwili wycofać na przyszłość.",
  complaint: "Skarga",
  complaintGdpr:
    "Mogą Państwo wnieść skargę do organu ochrony danych: [nazwa właściwego organu, w Polsce Prezes UODO].",
  complaintOther:
    "Mogą Państwo wnieść skargę do [organ ochrony danych w Państwa kraju, jeśli istnieje].",
};
