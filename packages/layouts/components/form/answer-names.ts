import type { FormFields } from "../../schema/shared.ts";
import { slug } from "../../text/slug.ts";

/** Letters of other scripts as they are written: without their marks they would be other letters. */
const written = (label: string) =>
  label
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/** Services answer to the field of this name. */
const emailName = "email";

function nameOf({ label, kind }: FormFields["fields"][number]): string {
  const latin = slug(label);
  if (/^[a-z0-9-]+$/.test(latin)) return latin;
  return kind === "email" ? emailName : written(label) || "answer";
}

/**
 * A name for each answer, from its question, which is what the owner reads in the message. It depends on
 * the question alone, so that another field moves none; the same question twice gets a number.
 */
export function answerNames(fields: FormFields["fields"], taken: readonly string[]): string[] {
  const used = new Set(taken);
  return fields.map((field) => {
    const name = nameOf(field);
    let found = name;
    for (let number = 2; used.has(found); number++) found = `${name}-${number}`;
    used.add(found);
    return found;
  });
}
