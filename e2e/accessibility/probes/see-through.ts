/**
 * Runs inside the page, with reduced transparency. Lists what floats above other
 * things and lets them shine through.
 */
export function seeThrough(): string[] {
  const shareOf = (colour: string) =>
    Number(/(?:\/ |rgba\(.*, )([\d.]+)\)$/.exec(colour)?.[1] ?? 1);
  return [...document.querySelectorAll("body *")].flatMap((element) => {
    const style = getComputedStyle(element);
    const floats = /fixed|sticky/.test(style.position) || element.matches(":popover-open, [open]");
    if (!floats || !element.checkVisibility()) return [];
    const share = shareOf(style.backgroundColor);
    const isThin = (share > 0 && share < 1) || Number(style.opacity) < 1;
    return isThin || style.backdropFilter !== "none"
      ? [`shines through: ${element.outerHTML.slice(0, 80)}`]
      : [];
  });
}
