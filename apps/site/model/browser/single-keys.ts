/** Whether shortcuts of a single key, / and ?, are answered; kept by runtime/start/boot.ts. */
export const singleKeys = "single-keys";
export const withSingleKeys = () => localStorage.getItem(singleKeys) !== "off";

/** The box of the setting, as it was left. */
export function showSingleKeys() {
  const box = document.querySelector<HTMLInputElement>(`input[name=${singleKeys}]`);
  if (box) box.checked = withSingleKeys();
}
