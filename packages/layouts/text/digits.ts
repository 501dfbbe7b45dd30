const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digits of a script follow each other from nought to nine, and so do scripts that have several sets. */
function valueOfDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first--;
  return String((code - first) % 10);
}

/** “٠٢٠” and “０２０” as “020”: digits of every script as those that telephones have. */
export const withPlainDigits = (text: string): string =>
  text.replaceAll(/[^\P{Nd}0-9]/gu, valueOfDigit);
