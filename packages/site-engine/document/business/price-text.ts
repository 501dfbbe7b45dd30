/** Signs that name one currency wherever they stand; "$" and "kr" are those of several countries. */
const currencies: Readonly<Record<string, string>> = {
  ...{ "£": "GBP", "€": "EUR", EUR: "EUR", CHF: "CHF", "Fr.": "CHF", zł: "PLN", Kč: "CZK" },
  ...{ "₺": "TRY", TL: "TRY", "₴": "UAH", "₪": "ILS", "₹": "INR", "ج.م": "EGP", EGP: "EGP" },
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A number with as many places as it was written with. */
type Amount = { number: number; places: number };

/** "1,250.50" in English → 1250.5 with two places; nothing where it is not a number of this language. */
function amountIn(text: string, language: string): Amount | undefined {
  const parts = new Intl.NumberFormat(language, { numberingSystem: "latn" }).formatToParts(12345.6);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const [point, between] = [of("decimal"), of("group").replace(/\s/, " ")].map(escaped);
  const form = new RegExp(`^(\\d{1,3}(?:${between}\\d{3})+|\\d+)(?:${point}(\\d{1,2}))?$`);
  const [, whole, places = ""] = form.exec(text.replaceAll(/\s/g, " ")) ?? [];
  if (whole === undefined) return undefined;
  const number = Number(`${whole.replaceAll(/\D/g, "")}.${places || 0}`);
  return { number, places: places.length };
}

const written = ({ number, places }: Amount, currency: string, language: string) =>
  new Intl.NumberFormat(language, {
    ...{ style: "currency", currency },
    ...{ minimumFractionDigits: places, maximumFractionDigits: places },
  })
    .format(number)
    .replaceAll("\u202f", "\u00a0");

/**
 * A price as another language writes it: "€12.50" → "12,50 €". Only an amount with the sign of one
 * currency can be told; every other text is the owner's to translate.
 */
export function priceIn(text: string, from: string, to: string): string | undefined {
  const [, before = "", amount = "", after = ""] =
    /^([^\d\s]*)\s?(\d(?:.*\d)?)\s?([^\d\s]*)$/u.exec(text.trim()) ?? [];
  const sign = before || after;
  const currency = Object.hasOwn(currencies, sign) ? currencies[sign] : undefined;
  if (!currency || (before && after)) return undefined;
  const found = amountIn(amount, from);
  return found && written(found, currency, to);
}
