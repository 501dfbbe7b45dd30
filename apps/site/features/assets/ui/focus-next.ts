/** The card goes with its button: the focus moves on to the next file, or to where files are chosen. */
export function focusNext(button: Element) {
  const card = button.closest("li");
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  const place = next?.querySelector("button") ?? card?.closest("fieldset")?.querySelector("input");
  place?.focus();
}
