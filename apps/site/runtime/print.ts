/** Buttons in a page's menu that print it. */
export function watchPrint() {
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-print]")) print();
  });
}
