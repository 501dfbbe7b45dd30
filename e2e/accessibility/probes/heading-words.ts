/** Runs inside the page. Headings that hold more than their words: a name of its own, a sign, another control. */
export function wordyHeadings(): string[] {
  return [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
    .filter((heading) => heading.checkVisibility() && !heading.closest("[inert]"))
    .filter((heading) => heading.querySelector("[aria-label], button, a:not(:only-child) ~ a"))
    .map((heading) => `is read with more than its words: ${heading.outerHTML.slice(0, 120)}`);
}
