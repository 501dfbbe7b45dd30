import type { Field, FieldSet, Role } from "@daylit/layouts/schema/field.ts";

/** What assistants call fields, in the languages that they answer in, by the role of the field. */
const names: Partial<Record<Role, RegExp>> = {
  keyword:
    /^(?:keyword|kicker|eyebrow|overline|tagline|smalltextabove|dachzeile|surtitre|occhiello|antetitulo)$/,
  heading:
    /^(?:heading|headline|title|name|h1|h2|uberschrift|titel|schlagzeile|titre|titolo|titulo|kop|naglowek|tytul|nadpis|rubrik|overskrift|otsikko|baslik|заголовок|العنوان|ענוןת|כותרת|question|frage)$/,
  intro:
    /^(?:lead|intro|introduction|subheading|subtitle|subheadline|standfirst|einleitung|untertitel|untertext|vorspann|chapo|introduzione|introduccion|introducao|inleiding|wstep|uvod|ingress|johdanto|giris|вступ|مقدمة|הקדמה)$/,
  text: /^(?:text|body|copy|content|description|paragraph|paragraphs|bodytext|answer|beschreibung|inhalt|fliesstext|antwort|texte|contenu|reponse|testo|descrizione|texto|descripcion|descricao|tekst|opis|popis|teksti|metin|aciklama|текст|опис|النص|הטקסט|טקסט|about|details)$/,
  note: /^(?:note|smallprint|footnote|hint|hinweis|anmerkung|fussnote|remarque|nota|opmerking|uwaga|poznamka|not|примітка|ملاحظة)$/,
  label:
    /^(?:label|role|unit|position|job|bezeichnung|rolle|funktion|einheit|unite|fonction|ruolo|unidad)$/,
  quote: /^(?:quote|words|testimonial|review|zitat|citation|avis|citazione|cita)$/,
  person: /^(?:person|name|author|who|autor|personne|persona)$/,
  price:
    /^(?:price|cost|preis|prix|prezzo|precio|preco|prijs|cena|pris|hinta|fiyat|ціна|السعر|מחיר)$/,
  date: /^(?:date|time|when|year|datum|zeit|uhrzeit|jahr|heure|annee|fecha|ano|data)$/,
  figure: /^(?:figure|number|value|zahl|chiffre|cifra)$/,
  place: /^(?:place|where|location|ort|lieu|luogo|lugar)$/,
  action:
    /^(?:action|actions|button|buttons|buttontext|buttonlabel|cta|ctas|calltoaction|knopf|schaltflache|bouton|pulsante|boton|botao)$/,
  items:
    /^(?:items|list|entries|cards|points|services|features|steps|liste|punkte|eintrage|leistungen|elements|elementi|elementos)$/,
  facts: /^(?:facts|pairs|data|fakten|faits|fatti|datos)$/,
  includes: /^(?:includes|included|inclusive|enthalten|inclus|incluso|incluye)$/,
  questions: /^(?:questions|faqs?|fragen)$/,
  send: /^(?:send|submit|button|buttontext|absenden|senden)$/,
  article: /^(?:article|text|body|content|artikel)$/,
};

/** "Small text above:" → "smalltextabove" */
export const foldedName = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/[\p{M}*_`#"'“”„:.\-–—()\s]+/gu, "")
    .toLowerCase();

/** The field that an answer means; its own name first, then its label, then its role. */
export function fieldNamed(
  given: string,
  fields: FieldSet,
): readonly [name: string, field: Field] | undefined {
  const name = foldedName(given);
  if (name === "") return undefined;
  const all = Object.entries(fields);
  const same = (word: string | undefined) => word !== undefined && foldedName(word) === name;
  return (
    all.find(([key]) => same(key)) ??
    all.find(([, field]) => same(field.label)) ??
    all.find(([, field]) => "one" in field && same(field.one)) ??
    all.find(
      ([key]) => foldedName(key) === name.replace(/s$/, "") || `${foldedName(key)}s` === name,
    ) ??
    all.find(([, { role }]) => role && names[role]?.test(name))
  );
}
