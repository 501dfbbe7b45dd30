import type { LegalText } from "../legal-text.ts";

export const italian: LegalText = {
  noticePath: "/note-legali",
  noticeTitle: "Note legali",
  noticeLead: "Chi è responsabile di questo sito.",
  noticeHeading: "Titolare del sito",
  who: "[Nome completo o ragione sociale e indirizzo postale]",
  phone: "Telefono",
  email: "E-mail",
  reach: "[Numero di telefono e indirizzo e-mail]",
  law: "La base giuridica è {basis} del GDPR.",
  interest: "il nostro legittimo interesse, articolo 6, paragrafo 1, lettera f),",
  keptBasis: "l’articolo 6, paragrafo 1, lettere b) e f),",
  kept: "Usiamo i dati per risponderLe e li cancelliamo quando la Sua richiesta è conclusa, salvo che la legge ci obblighi a conservarli.{law}",
  provider: "Titolare",
  contact: "Contatti",
  represented: "Rappresentato da",
  representedBy: "[Nome del titolare o dell’amministratore]",
  register: "Registro e partita IVA",
  registerBlank:
    "[Registro delle imprese con numero (REA) e partita IVA. Rimuova questo punto se non ha nessuno dei due.]",
  registerAbroad:
    "[Registro con numero e numeri fiscali: {names}. Rimuova questo punto se non ha nulla di questo.]",
  authority: "Autorità di vigilanza",
  authorityBlank: "[Nome e indirizzo dell’autorità]",
  authorityOnly:
    "[Solo per attività soggette ad autorizzazione: l’autorità con il suo indirizzo. Altrimenti rimuova questo punto.]",
  profession: "Professione regolamentata",
  professionBlank:
    "[Solo per professioni regolamentate, per esempio in medicina, diritto o architettura: l’ordine, il titolo professionale, lo Stato che lo ha rilasciato e le norme professionali con un link. Altrimenti rimuova questo punto.]",
  chamber: "Ordine professionale",
  chamberBlank: "[Nome e indirizzo del Suo ordine]",
  title: "Titolo professionale",
  titleBlank: "[Il Suo titolo professionale], rilasciato in [Stato che lo ha rilasciato]",
  rules: "Norme professionali",
  rulesBlank: "[Nomi delle norme e dove si possono leggere, per esempio sul sito del Suo ordine]",
  responsible: "Responsabile dei contenuti",
  responsibleBlank: "[Nome e indirizzo di una persona]",
  host: "Fornitore di hosting",
  hostBlank: "[Nome, indirizzo e numero di telefono del fornitore di hosting]",
  privacyPath: "/privacy",
  privacyTitle: "Privacy",
  privacyLead: "Che cosa fa questo sito con i Suoi dati e che cosa può chiederci.",
  privacyHeading: "Che cosa fa questo sito",
  controller: "Titolare del trattamento",
  visit: "Visita di questo sito",
  visitText:
    "Quando apre una pagina, il nostro fornitore di hosting riceve il Suo indirizzo IP, l’ora, la pagina e il tipo del Suo browser. Ne ha bisogno per inviare la pagina e proteggere il suo servizio. Il nostro fornitore è [nome e indirizzo del fornitore di hosting]; cancella questi registri dopo [numero] giorni.{law}",
  cookies: "Cookie e memoria",
  cookiesText:
    "Questo sito non usa cookie. Il Suo browser conserva una copia delle pagine, così può leggerle senza rete. Può cancellarla con i dati del sito nel Suo browser.",
  faces: "Caratteri e immagini",
  facesText:
    "Provengono da questo stesso sito. Nessun’altra azienda viene a sapere della Sua visita tramite essi.",
  forms: "Moduli",
  formsMail:
    "I moduli di questo sito aprono il Suo programma di posta. Il messaggio ci arriva solo quando lo invia da lì. {kept}",
  formsHost:
    "Il nostro fornitore di hosting riceve ciò che scrive in un modulo e ce lo inoltra. {kept}",
  formsService:
    "I moduli di questo sito vengono inviati a {service}, che ci inoltra il messaggio per nostro conto. [Nome e indirizzo di questo servizio; confermi che esiste un contratto per il trattamento dei dati.] {kept}",
  health: "Dati sulla salute",
  healthCare:
    "Ciò che ci dice della Sua salute lo usiamo per la Sua cura o per risponderLe. Chi lo legge è tenuto al segreto.{law} Può revocare il consenso in qualsiasi momento. [Per quanto tempo conserva questi dati e chi altro li riceve]",
  healthCareBasis: "il Suo consenso o la Sua cura, articolo 9, paragrafo 2, lettere a) e h),",
  healthAsked:
    "Alcune risposte nei nostri moduli riguardano la Sua salute, per esempio le allergie. Le usiamo solo per la Sua richiesta.{law} Può revocarlo in qualsiasi momento. [Per quanto tempo conserva questi dati e chi altro li riceve]",
  healthAskedBasis: "il Suo consenso, articolo 9, paragrafo 2, lettera a),",
  calls: "Telefonate ed e-mail",
  callsText: "Se ci telefona o ci scrive, conserviamo ciò che ci dice. {kept}",
  counting: "Conteggio delle visite",
  countingText:
    "Contiamo le visite con {counter}, senza cookie. Il servizio riceve l’indirizzo della pagina, la pagina da cui arriva e il tipo del Suo browser e schermo.{law}",
  links: "Link ad altri siti",
  linksText:
    "Alcuni link portano ad altri siti: {links}. Sanno di Lei solo quando segue uno di questi link.",
  rightsHeading: "I Suoi diritti",
  access: "Accesso, rettifica, cancellazione",
  accessText:
    "Può chiederci quali Suoi dati abbiamo e farli rettificare, cancellare, limitare o farseli consegnare.",
  objection: "Opposizione",
  objectionText:
    "Può opporsi a un trattamento basato sul nostro legittimo interesse. Può revocare un consenso in qualsiasi momento per il futuro.",
  complaint: "Reclamo",
  complaintGdpr:
    "Può presentare reclamo a un’autorità per la protezione dei dati: [nome dell’autorità competente, in Italia il Garante].",
  complaintOther:
    "Può presentare reclamo a [l’autorità per la protezione dei dati del Suo Paese, se esiste].",
};
