/** What opens and closes without script, made to look after the focus where there is script. */
export function restoreFocus() {
  // The notice takes its button with it; what comes next is the top bar. Events of a popover do not
  // bubble, so they are caught on their way down.
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof Element && target.matches(".banner:popover-open"))
        document.querySelector<HTMLElement>(".top-bar a")?.focus({ preventScroll: true });
    },
    true,
  );

  // A menu that the Tab key has left would stay open over what is focused then.
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    const menu = (target as Element).closest<HTMLElement>("[popover]:popover-open");
    if (!(menu && relatedTarget instanceof Element) || menu.contains(relatedTarget)) return;
    const opener = relatedTarget.closest("[popovertarget]");
    if (opener?.getAttribute("popovertarget") !== menu.id) menu.hidePopover();
  });
}
