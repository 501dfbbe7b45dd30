type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The browser's own setter: React’s, on the element, would take the value for one that it has set. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const { selectionStart, selectionEnd, selectionDirection } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  // Only text has a selection.
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

function send(field: Field, ...kinds: string[]) {
  for (const kind of kinds) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** How to enter again what a visitor has changed in a field; nothing where they have not. */
function repeat(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const [first] = field.options;
    const initial = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? first;
    if (value === initial?.value) return;
    return () => {
      field.value = value;
      send(field, "input", "change");
    };
  }
  if (field.type === "file") return () => field.value && send(field, "input", "change");
  if (field.type === "checkbox" || field.type === "radio") {
    const box = field as HTMLInputElement;
    const { checked } = box;
    if (checked === box.defaultChecked || (box.type === "radio" && !checked)) return;
    return () => {
      // A click on a box that is ticked already would untick it.
      box.checked = !checked;
      box.click();
    };
  }
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  return () => {
    write(field, value);
    send(field, "input");
  };
}

/**
 * What a visitor has typed, chosen and opened in an island before it is hydrated, and while it is. React
 * would reset it, or keep it without noticing. The function that comes back enters it again.
 */
export function earlyInput(island: HTMLElement): () => void {
  const repeats = new Map<Field, (() => void) | undefined>();
  const remember = (field: Field) => repeats.set(field, repeat(field));
  for (const field of island.querySelectorAll<Field>("input, textarea, select")) remember(field);
  const note = ({ target }: Event) => repeats.has(target as Field) && remember(target as Field);
  // Above the island: React hydrates at once on an event that reaches it.
  document.addEventListener("input", note, true);
  return () => {
    document.removeEventListener("input", note, true);
    for (const [field, again] of repeats) if (field.isConnected) again?.();
    for (const panel of island.querySelectorAll("details[open]"))
      panel.dispatchEvent(new Event("toggle"));
  };
}
