/**
 * Runs inside the page. What the browser leaves out of the accessibility tree until it is scrolled
 * to, and samples that are only looked at but can be reached: both are wrong for those who listen.
 */
export function outOfTree(): string[] {
  const short = (element: Element) => element.outerHTML.slice(0, 80);
  const skipped = [...document.querySelectorAll("body *")].filter(
    (element) => getComputedStyle(element).contentVisibility === "auto",
  );
  const alive = [...document.querySelectorAll(".specimen")].filter(
    (specimen) =>
      !specimen.closest("[inert]") && specimen.querySelector("a[href], button, input, select"),
  );
  return [
    ...skipped.map((element) => `is left out until it is near: ${short(element)}`),
    ...alive.map((element) => `a sample with live stops: ${short(element)}`),
  ];
}
