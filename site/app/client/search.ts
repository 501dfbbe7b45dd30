/** Turns the link to the list of everything into a dialog. All that search needs is loaded then, not before. */
export function watchSearch() {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("[data-search]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import("./search/box.ts").then(
      ({ openBox }) => openBox(link.dataset.search ?? ""),
      () => location.assign(link.href),
    );
  });
}
