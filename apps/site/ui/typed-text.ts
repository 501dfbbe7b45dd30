type Field = HTMLInputElement | HTMLTextAreaElement;

const typed = new WeakSet<EventTarget>();

/** Records which fields have been edited. */
export function watchTyping() {
  document.addEventListener("input", ({ target }) => target && typed.add(target), true);
}

/** Kinds of fields that hold words; what is typed into a search is quickly typed again. */
const wordy = new Set(["text", "email", "url", "tel", "number", "textarea"]);

/** Whether reloading the page could lose words: typed since the page came alive, or before that. */
export const holdsTypedText = (root: ParentNode = document): boolean =>
  [...root.querySelectorAll<Field>("input, textarea")].some(
    (field) =>
      wordy.has(field.type) &&
      field.value.trim() !== "" &&
      (typed.has(field) || field.value !== field.defaultValue),
  );
