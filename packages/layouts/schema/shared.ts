import { choice, items, line, lines, pairs, picture, text, toggle } from "./field.ts";
import type { FieldsOf } from "./value.ts";

/** Fields that many blocks have, each under one name, with one meaning. */

type Softs = { heading: number; lead?: number };

const keyword = line({
  label: "Small text above",
  role: "keyword",
  soft: 38,
  hard: 60,
  why: "two lines on a phone, which compete with the heading",
  optional: true,
});

/** The words a section opens with. */
export const opening = ({ heading, lead = 85 }: Softs) => ({
  keyword,
  heading: line({
    label: "Heading",
    role: "heading",
    soft: heading,
    why: "three lines on a phone",
  }),
  lead: text({
    label: "Introduction",
    role: "intro",
    soft: lead,
    why: "a paragraph where a sentence is expected",
    optional: true,
  }),
});

/** The words a page opens with. */
export const headline = ({ heading, lead = 120 }: Softs) => ({
  keyword,
  heading: line({
    label: "Headline",
    role: "heading",
    soft: heading,
    why: "four lines on a phone: the picture or the button is pushed off the first view",
  }),
  lead: text({
    label: "Introduction",
    role: "intro",
    soft: lead,
    why: "the button is pushed off the first view of a phone",
    optional: true,
  }),
});

/** The view of a picture at later hours of the day. */
export const laterHours = () =>
  items({
    label: "The same view later",
    hint: "Each takes the place of the one before it while the page is scrolled.",
    one: "Hour",
    max: 3,
    optional: true,
    fields: { picture: picture({}) },
  });

export type Opening = FieldsOf<ReturnType<typeof opening>>;

export const note = (soft: number) =>
  text({
    label: "Small print",
    role: "note",
    soft,
    why: "small type is read for two lines, not for three",
    optional: true,
  });

/** Words in a pair, as in a table of two columns. */
export const facts = (of: { term: number; fact: number; max: number; min?: number }) =>
  pairs({
    label: "Facts",
    role: "facts",
    one: "Fact",
    min: of.min ?? 1,
    max: of.max,
    term: line({ label: "Word", role: "label", soft: of.term, why: "two lines in its column" }),
    fact: line({
      label: "What it is here",
      role: "text",
      soft: of.fact,
      why: "two lines in its column",
    }),
  });

/** A control of a form, in words. */
const question = {
  label: line({ label: "Question", role: "heading", soft: 40, why: "two lines above the field" }),
  kind: choice({
    label: "Kind of answer",
    otherwise: "text",
    options: {
      text: "A few words",
      email: "An email address",
      tel: "A telephone number",
      date: "A day",
      time: "A time",
      number: "A number",
      textarea: "A longer text",
      select: "One of a list; the first is chosen beforehand",
      choice: "One of a few, all in view",
    },
  }),
  options: lines({
    label: "Answers to choose from",
    one: "Answer",
    min: 2,
    max: 12,
    soft: 30,
    why: "wider than its field on a phone",
    optional: true,
  }),
  hint: line({ label: "Help below the field", soft: 45, why: "two lines", optional: true }),
  optional: toggle({ label: "May be left empty" }),
  autoComplete: choice({
    label: "Autofill",
    otherwise: "off",
    options: {
      off: "nothing",
      name: "the name",
      email: "the email address",
      tel: "the telephone number",
      organization: "the organisation",
      "street-address": "the address",
      "postal-code": "the postcode",
      bday: "the birthday",
    },
  }),
};

export type FieldSpec = FieldsOf<typeof question>;

/** What a visitor is asked, and the words on the button. */
export const formFields = (max: number) => ({
  fields: items({
    label: "Questions",
    role: "questions",
    one: "Question",
    min: 1,
    max,
    fields: question,
  }),
  send: line({
    label: "Button text",
    role: "send",
    soft: 24,
    why: "a button wider than a phone",
  }),
});

export type FormFields = FieldsOf<ReturnType<typeof formFields>>;
