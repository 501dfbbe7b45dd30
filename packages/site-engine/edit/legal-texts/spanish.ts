import type { LegalText } from "../legal-text.ts";

export const spanish: LegalText = {
  noticePath: "/aviso-legal",
  noticeTitle: "Aviso legal",
  noticeLead: "Quién es responsable de este sitio web.",
  noticeHeading: "Titular del sitio",
  who: "[Nombre completo o razón social y dirección postal]",
  phone: "Teléfono",
  email: "Correo electrónico",
  reach: "[Número de teléfono y dirección de correo electrónico]",
  law: "La base jurídica es {basis} del RGPD.",
  interest: "nuestro interés legítimo, artículo 6, apartado 1, letra f),",
  keptBasis: "el artículo 6, apartado 1, letras b) y f),",
  kept: "Usamos los datos para responderle y los borramos cuando su consulta está resuelta, salvo que la ley nos obligue a conservarlos.{law}",
  provider: "Titular",
  contact: "Contacto",
  represented: "Representante",
  representedBy: "[Nombre del propietario o administrador]",
  register: "Registro y NIF",
  registerBlank: "[Registro con su número y NIF. Elimine este punto si no tiene ninguno.]",
  registerAbroad:
    "[Registro con su número y números fiscales: {names}. Elimine este punto si no tiene ninguno.]",
  authority: "Autoridad de supervisión",
  authorityBlank: "[Nombre y dirección de la autoridad]",
  authorityOnly:
    "[Solo para actividades sujetas a autorización: la autoridad y su dirección. Si no, elimine este punto.]",
  profession: "Profesión regulada",
  professionBlank:
    "[Solo para profesiones reguladas, por ejemplo en medicina, derecho o arquitectura: el colegio profesional con número de colegiado, el título, el Estado que lo expidió y las normas profesionales con un enlace. Si no, elimine este punto.]",
  chamber: "Colegio profesional",
  chamberBlank: "[Nombre y dirección de su colegio, y número de colegiado]",
  title: "Título profesional",
  titleBlank: "[Su título profesional], expedido en [Estado que lo expidió]",
  rules: "Normas profesionales",
  rulesBlank:
    "[Nombres de las normas y dónde pueden leerse, por ejemplo en el sitio de su colegio]",
  responsible: "Responsable del contenido",
  responsibleBlank: "[Nombre y dirección de una persona]",
  host: "Proveedor de alojamiento",
  hostBlank: "[Nombre, dirección y teléfono del proveedor de alojamiento]",
  privacyPath: "/privacidad",
  privacyTitle: "Privacidad",
  privacyLead: "Qué hace este sitio web con sus datos y qué puede pedirnos.",
  privacyHeading: "Qué hace este sitio web",
  controller: "Responsable del tratamiento",
  visit: "Visita de este sitio",
  visitText:
    "Cuando abre una página, nuestro proveedor de alojamiento recibe su dirección IP, la hora, la página y el tipo de su navegador. Los necesita para enviar la página y proteger su servicio. Nuestro proveedor es [nombre y dirección del proveedor de alojamiento]; borra estos registros al cabo de [número] días.{law}",
  cookies: "Cookies y almacenamiento",
  cookiesText:
    "Este sitio no usa cookies. Su navegador guarda una copia de las páginas para que pueda leerlas sin conexión. Puede borrarla con los datos del sitio en su navegador.",
  faces: "Tipos de letra e imágenes",
  facesText: "Proceden de este mismo sitio. Ninguna otra empresa conoce su visita por ellos.",
  forms: "Formularios",
  formsMail:
    "Los formularios de este sitio abren su propio programa de correo. Su mensaje solo nos llega cuando lo envía desde allí. {kept}",
  formsHost:
    "Nuestro proveedor de alojamiento recibe lo que escribe en un formulario y nos lo transmite. {kept}",
  formsService:
    "Los formularios de este sitio se envían a {service}, que nos transmite su mensaje por encargo nuestro. [Nombre y dirección de este servicio; confirme que existe un contrato de encargo del tratamiento.] {kept}",
  health: "Datos de salud",
  healthCare:
    "Lo que nos diga sobre su salud lo usamos para su tratamiento o para responderle. Quienes lo leen están obligados al secreto.{law} Puede retirar su consentimiento en cualquier momento. [Cuánto tiempo conserva estos datos y quién más los recibe]",
  healthCareBasis: "su consentimiento o su tratamiento, artículo 9, apartado 2, letras a) y h),",
  healthAsked:
    "Algunas respuestas en nuestros formularios tratan de su salud, por ejemplo las alergias. Las usamos solo para su solicitud.{law} Puede retirarlo en cualquier momento. [Cuánto tiempo conserva estos datos y quién más los recibe]",
  healthAskedBasis: "su consentimiento, artículo 9, apartado 2, letra a),",
  calls: "Llamadas y correos",
  callsText: "Si nos llama o nos escribe, guardamos lo que nos dice. {kept}",
  counting: "Recuento de visitas",
  countingText:
    "Contamos las visitas con {counter}, sin cookies. El servicio recibe la dirección de la página, la página de la que viene y el tipo de su navegador y pantalla.{law}",
  links: "Enlaces a otros sitios",
  linksText:
    "Algunos enlaces llevan a otros sitios: {links}. Solo saben de usted si sigue uno de esos enlaces.",
  rightsHeading: "Sus derechos",
  access: "Acceso, rectificación, supresión",
  accessText:
    "Puede preguntarnos qué datos suyos tenemos y pedir que se rectifiquen, supriman, limiten o se le entreguen.",
  objection: "Oposición",
  objectionText:
    "Puede oponerse a un tratamiento basado en nuestro interés legítimo. Puede retirar un consentimiento en cualquier momento para el futuro.",
  complaint: "Reclamación",
  complaintGdpr:
    "Puede reclamar ante una autoridad de protección de datos: [nombre de la autoridad que le corresponde, en España la AEPD].",
  complaintOther:
    "Puede reclamar ante [la autoridad de protección de datos de su país, si la hay].",
};
