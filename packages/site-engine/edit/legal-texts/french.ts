import type { LegalText } from "../legal-text.ts";

export const french: LegalText = {
  noticePath: "/mentions-legales",
  noticeTitle: "Mentions légales",
  noticeLead: "Qui est responsable de ce site.",
  noticeHeading: "Éditeur du site",
  who: "[Nom complet ou raison sociale, et adresse postale]",
  phone: "Téléphone",
  email: "E-mail",
  reach: "[Numéro de téléphone et adresse e-mail]",
  law: "La base juridique est {basis} du RGPD.",
  interest: "notre intérêt légitime, article 6, paragraphe 1, point f),",
  keptBasis: "l’article 6, paragraphe 1, points b) et f),",
  kept: "Nous utilisons ces données pour vous répondre et les effaçons lorsque votre demande est réglée, sauf si la loi nous oblige à les conserver.{law}",
  provider: "Éditeur",
  contact: "Contact",
  represented: "Représentant",
  representedBy: "[Nom du propriétaire ou du gérant]",
  register: "Registre et numéro de TVA",
  registerBlank:
    "[Forme juridique, capital social, registre avec numéro (RCS, RNE) et numéro de TVA. Supprimez ce point si rien ne s’applique.]",
  registerAbroad:
    "[Registre avec numéro et numéros fiscaux : {names}. Supprimez ce point si rien ne s’applique.]",
  authority: "Autorité de contrôle",
  authorityBlank: "[Nom et adresse de l’autorité]",
  authorityOnly:
    "[Uniquement pour les activités soumises à autorisation : l’autorité et son adresse. Sinon, supprimez ce point.]",
  profession: "Profession réglementée",
  professionBlank:
    "[Uniquement pour les professions réglementées, par exemple en médecine, en droit ou en architecture : l’ordre, le titre professionnel, l’État qui l’a délivré et les règles professionnelles avec un lien. Sinon, supprimez ce point.]",
  chamber: "Ordre professionnel",
  chamberBlank: "[Nom et adresse de votre ordre]",
  title: "Titre professionnel",
  titleBlank: "[Votre titre professionnel], délivré en [État qui l’a délivré]",
  rules: "Règles professionnelles",
  rulesBlank: "[Noms des règles et endroit où les lire, par exemple sur le site de votre ordre]",
  responsible: "Directeur de la publication",
  responsibleBlank: "[Nom d’une personne]",
  host: "Hébergeur",
  hostBlank: "[Nom, adresse et numéro de téléphone de l’hébergeur]",
  privacyPath: "/confidentialite",
  privacyTitle: "Confidentialité",
  privacyLead: "Ce que ce site fait de vos données et ce que vous pouvez nous demander.",
  privacyHeading: "Ce que fait ce site",
  controller: "Responsable du traitement",
  visit: "Visite de ce site",
  visitText:
    "Quand vous ouvrez une page, notre hébergeur reçoit votre adresse IP, l’heure, la page et le type de votre navigateur. Il en a besoin pour envoyer la page et protéger son service. Notre hébergeur est [nom et adresse de l’hébergeur] ; il efface ces journaux après [nombre] jours.{law}",
  cookies: "Cookies et stockage",
  cookiesText:
    "Ce site ne dépose aucun cookie. Votre navigateur garde une copie des pages pour que vous puissiez les lire sans réseau. Vous pouvez l’effacer avec les données du site dans votre navigateur.",
  faces: "Polices et images",
  facesText:
    "Elles viennent de ce site lui-même. Aucune autre entreprise n’apprend votre visite par elles.",
  forms: "Formulaires",
  formsMail:
    "Les formulaires de ce site ouvrent votre propre messagerie. Votre message ne nous parvient que lorsque vous l’y envoyez. {kept}",
  formsHost:
    "Notre hébergeur reçoit ce que vous écrivez dans un formulaire et nous le transmet. {kept}",
  formsService:
    "Les formulaires de ce site sont envoyés à {service}, qui nous transmet votre message pour notre compte. [Nom et adresse de ce service ; confirmez qu’un contrat de sous-traitance existe.] {kept}",
  health: "Données de santé",
  healthCare:
    "Ce que vous nous dites de votre santé sert à votre traitement ou à vous répondre. Les personnes qui le lisent sont tenues au secret.{law} Vous pouvez retirer votre consentement à tout moment. [Durée de conservation de ces données et autres destinataires]",
  healthCareBasis:
    "votre consentement ou votre traitement, article 9, paragraphe 2, points a) et h),",
  healthAsked:
    "Certaines réponses dans nos formulaires concernent votre santé, par exemple les allergies. Nous les utilisons uniquement pour votre demande.{law} Vous pouvez le retirer à tout moment. [Durée de conservation de ces données et autres destinataires]",
  healthAskedBasis: "votre consentement, article 9, paragraphe 2, point a),",
  calls: "Appels et e-mails",
  callsText:
    "Si vous nous appelez ou nous écrivez, nous enregistrons ce que vous nous dites. {kept}",
  counting: "Comptage des visites",
  countingText:
    "Nous comptons les visites avec {counter}, sans cookies. Ce service reçoit l’adresse de la page, la page d’où vous venez et le type de votre navigateur et de votre écran.{law}",
  links: "Liens vers d’autres sites",
  linksText:
    "Certains liens mènent à d’autres sites : {links}. Ils n’apprennent votre visite que si vous suivez un tel lien.",
  rightsHeading: "Vos droits",
  access: "Accès, rectification, effacement",
  accessText:
    "Vous pouvez nous demander quelles données nous avons sur vous et les faire rectifier, effacer, limiter ou vous les faire remettre.",
  objection: "Opposition",
  objectionText:
    "Vous pouvez vous opposer à un traitement fondé sur notre intérêt légitime. Vous pouvez retirer un consentement à tout moment pour l’avenir.",
  complaint: "Réclamation",
  complaintGdpr:
    "Vous pouvez introduire une réclamation auprès d’une autorité de protection des données : [nom de l’autorité dont vous relevez, en France la CNIL].",
  complaintOther:
    "Vous pouvez introduire une réclamation auprès de [l’autorité de protection des données de votre pays, s’il y en a une].",
};
