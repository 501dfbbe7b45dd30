/** Runs inside the page. Fields that are too narrow for their own words. */
export function cutFields(): string[] {
  // A field shows its words in one line; what does not fit there is cut.
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      "select:not([multiple]), input:not([type=hidden], [type=file], [type=range], [type=color], [type=checkbox], [type=radio], [type=date], [type=time])",
    ),
  ].filter((field) => {
    if (!pen || field.closest(".visually-hidden, [inert]") || !field.checkVisibility())
      return false;
    const style = getComputedStyle(field);
    // What is cut on purpose is whole in the list that opens.
    if ("options" in field && style.textOverflow === "ellipsis") return false;
    const words =
      "options" in field
        ? (field.selectedOptions[0]?.text ?? "")
        : field.value || field.placeholder;
    pen.font = style.font;
    pen.letterSpacing = style.letterSpacing;
    pen.wordSpacing = style.wordSpacing;
    const room =
      field.clientWidth -
      Number.parseFloat(style.paddingInlineStart) -
      Number.parseFloat(style.paddingInlineEnd);
    return field.clientWidth > 1 && pen.measureText(words).width > room + 1;
  });
  return fields.map((field) => `cut: ${field.outerHTML.slice(0, 90).replaceAll(/\s+/g, " ")}`);
}
