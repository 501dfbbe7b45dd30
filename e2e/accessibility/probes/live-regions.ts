/** Runs inside the page. A change is announced once, politely, and from a place that can be heard. */
export function wrongRegions(): string[] {
  const selector =
    "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output";
  const short = (element: Element) => element.outerHTML.slice(0, 80);
  return [...document.querySelectorAll(selector)].flatMap((region) => {
    const wrong: string[] = [];
    const isLoud =
      region.getAttribute("aria-live") === "assertive" || region.getAttribute("role") === "alert";
    const isShown = region.checkVisibility();
    if (isLoud && isShown) wrong.push(`interrupts: ${short(region)}`);
    // Orca with Firefox, for one, says nothing of a place that comes together with its words.
    if (!isLoud && !isShown && region.parentElement?.checkVisibility())
      wrong.push(`is not there before its words: ${short(region)}`);
    if (region.parentElement?.closest(selector)) wrong.push(`is said twice: ${short(region)}`);
    // Behind something that takes the whole window everything is set aside, and meant to be silent.
    const isAside = document.querySelector(".composing") ? "[inert]" : "body > [inert]";
    if (region.closest(isAside)) return wrong;
    if (region.closest("[aria-hidden=true], [inert]"))
      wrong.push(`cannot be heard: ${short(region)}`);
    return wrong;
  });
}
