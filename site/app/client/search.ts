/** All that search needs, loaded once: when a pointer or the focus comes near, at the latest when pressed. */
const load = () => import("./search/box.ts");

const linkOf = ({ target }: Event) =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>("[data-search]");

/** Turns the link to the list of everything into a dialog. */
export function watchSearch() {
  for (const sign of ["pointerover", "focusin"])
    addEventListener(sign, (event) => {
      const { connection } = navigator as { connection?: { saveData?: boolean } };
      const index = linkOf(event)?.dataset.search;
      if (!index || connection?.saveData) return;
      load().then(
        ({ prepareSearch }) => prepareSearch(index),
        () => {},
      );
    });
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load().then(
      ({ openBox }) => openBox(link.dataset.search ?? ""),
      () => location.assign(link.href),
    );
  });
}
