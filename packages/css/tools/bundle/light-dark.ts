/**
 * Bundlers take `light-dark(a, b)` apart for browsers older than ours. In a custom property that is
 * worked out once, at the root, and a part with its own `data-theme` would keep the page’s colours.
 * They know the function by its comma. The fallback of a property that nobody sets gives browsers
 * the comma and leaves the tools none to find. Elsewhere what the tools do is right.
 */
const comma = " var(--_,,)";

/** Ends inside the declaration of a custom property. */
const insideProperty = /(?:^|[;{}]|\*\/)\s*--[\w-]+:[^;{}]*$/;

/** Writes `light-dark(a, b)` in custom properties so that no tool lowers it and browsers read the same. */
export function keepLightDark(css: string): string {
  const [before = "", ...uses] = css.split("light-dark(");
  return uses.reduce(
    (done, use) => `${done}light-dark(${insideProperty.test(done) ? hideComma(use) : use}`,
    before,
  );
}

/** `text` begins inside the brackets; the first comma outside inner ones parts light from dark. */
function hideComma(text: string): string {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[(),]/g)) {
    if (sign === "," && depth === 0) return text.slice(0, index) + comma + text.slice(index + 1);
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (depth < 0) break;
  }
  throw new Error(`light-dark() without a comma: ${text.slice(0, 40)}`);
}
