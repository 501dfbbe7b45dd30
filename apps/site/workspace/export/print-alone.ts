/** Prints one part of the page: the brief without the guide around it. */
export function printAlone(selector: string) {
  const part = document.querySelector(selector);
  const way: Element[] = [];
  for (let above = part?.parentElement; above; above = above.parentElement) way.push(above);
  const mark = (on: boolean) => {
    part?.classList.toggle("printed-alone", on);
    for (const element of way) element.classList.toggle("printed-way", on);
  };
  mark(true);
  addEventListener("afterprint", () => mark(false), { once: true });
  print();
}
