import { type FieldSet, items, line, price, text } from "./field.ts";

/** Fields that one of several items has, by their usual labels: how long they may be, and why. */

export const itemHeading = (soft: number, why: string) =>
  line({ label: "Heading", role: "heading", soft, why });

export const itemName = (soft: number, why: string) =>
  line({ label: "Name", role: "heading", soft, why });

export const itemText = (soft: number, why: string) =>
  text({ label: "Text", role: "text", soft, why });

export const itemPrice = (soft: number, why: string) =>
  price({ label: "Price", role: "price", soft, why });

/** What a person does. */
export const itemRole = (soft: number, why: string) =>
  line({ label: "Role", role: "label", soft, why });

/** Items under headings, as in a price list. */
export const groups = <H extends FieldSet[string], const F extends FieldSet>(
  heading: H,
  fields: F,
) => items({ label: "Groups", one: "Group", min: 1, max: 6, fields: { heading, ...fields } });
