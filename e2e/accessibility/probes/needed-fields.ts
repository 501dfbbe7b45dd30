/**
 * Runs inside the page. Fields that must be filled in without saying so to the eye: by a star, which
 * the form or the panel explains (3.3.2). To the ear they say it by their attribute.
 */
export function unmarkedRequiredFields(): string[] {
  const short = (element: Element) => element.outerHTML.slice(0, 80);
  return [...document.querySelectorAll<HTMLInputElement>(":required, [aria-required=true]")]
    .filter((field) => field.checkVisibility() && !field.closest("[inert]"))
    .flatMap((field) => {
      // The question of a choice stands over all of its answers.
      const label =
        field.type === "radio"
          ? field.closest("fieldset")?.querySelector("legend")
          : field.labels?.[0];
      const drawn = label ? getComputedStyle(label, "::after").content : "";
      const around = field.closest("form, aside, dialog, main") ?? document.body;
      const isExplained = around.textContent.includes("* Required");
      return [
        ...(drawn.includes("*") || label?.textContent.includes("*")
          ? []
          : [`needed, but no star: ${short(field)}`]),
        ...(isExplained ? [] : [`a star that nothing explains: ${short(field)}`]),
      ];
    });
}
