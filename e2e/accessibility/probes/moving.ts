/** Runs inside the page, with reduced motion: lists what moves all the same. */
export function moving(): string[] {
  const lasts = (times: string) =>
    times
      .split(", ")
      .some((time) => Number.parseFloat(time) * (time.endsWith("ms") ? 1 : 1000) > 10);
  const short = (element: Element, part: string) =>
    `${element.outerHTML.slice(0, 70).replaceAll(/\s+/g, " ")} ${part}`;
  const wrong =
    getComputedStyle(document.documentElement).scrollBehavior === "smooth"
      ? ["the page scrolls smoothly"]
      : [];
  for (const element of document.querySelectorAll("body, body *"))
    for (const part of ["", "::before", "::after", "::backdrop"]) {
      const style = getComputedStyle(element, part);
      // What goes along with a reader's own scrolling of one box, and no further, is theirs.
      const isOwn = /^(--|scroll\()/.test(style.getPropertyValue("animation-timeline"));
      if (style.animationName !== "none" && style.animationDuration !== "0s" && !isOwn)
        wrong.push(`is animated: ${short(element, part)}`);
      if (style.transitionProperty !== "none" && lasts(style.transitionDuration))
        wrong.push(`changes slowly: ${short(element, part)}`);
    }
  return wrong;
}
