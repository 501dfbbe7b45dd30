/**
 * Phrases that are right in another language and wrong in British English: translated idioms
 * ("is no shop", "for nothing", "without VAT"), a street before its number, a space before a percent sign.
 */
export const foreignPhrases =
  /(?<!\bthere )\bis no [a-z]|\bupon\b|\banew\b|\bmend(?:s|ed|ing)?\b|\bwhoever\b|\bfor nothing\b|\bcosts? (?:you )?nothing\b|\bof ours\b|\bstand in\b|\bwith(?:out)? VAT\b|\bpaid back\b|\bby the head\b|\bletters a (?:year|month)\b|\bpermits?\b|(?:Street|Road|Lane|Row|Fold) \d|\d %/i;
