/**
 * The smallest contrast of any text on the page, by WCAG's formula. Runs inside the page, so it
 * must not use anything from outside itself. Text on a picture counts against the brightest that a
 * dimmed picture can be, which is what .section-over promises to be readable on. A frame's document
 * may be given from outside it.
 */
export function lowestContrast(
  // biome-ignore lint/suspicious/noConfusingVoidType: what Playwright hands over where nothing is given
  given: Document | void,
): { ratio: number; text: string } {
  const page = given || document;
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");

  const read = new Map<string, number[]>();
  const channels = (colour: string): number[] => {
    const known = read.get(colour);
    if (known) return known;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const values = [...context.getImageData(0, 0, 1, 1).data];
    read.set(colour, values);
    return values;
  };
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const brightestPicture = (section: Element) => {
    // Multiplied with white, a shade stays what it is.
    const shade = getComputedStyle(
      section.querySelector(".hero-full-words") ?? section,
      "::before",
    );
    if (shade.mixBlendMode === "multiply") return shade.backgroundColor;
    const media = section.querySelector(".section-media");
    const share = /brightness\(([\d.]+)\)/.exec(media ? getComputedStyle(media).filter : "")?.[1];
    const value = Math.round(255 * Number(share ?? 0.45));
    return `rgb(${value}, ${value}, ${value})`;
  };
  const groundOf = (start: Element): string => {
    for (let element: Element | null = start; element; element = element.parentElement) {
      if (element.classList.contains("section-over")) return brightestPicture(element);
      const colour = getComputedStyle(element).backgroundColor;
      if (channels(colour)[3] === 255) return colour;
    }
    return "Canvas";
  };

  let smallest = { ratio: 21, text: "" };
  const judge = (colour: string, on: Element, text: string) => {
    const [a = 0, b = 0] = [colour, groundOf(on)].map(luminance).sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < smallest.ratio) smallest = { ratio, text: text.slice(0, 60) };
  };
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim() ?? "";
    if (!text || !parent || parent.closest(".visually-hidden, option") || !parent.checkVisibility())
      continue;
    judge(getComputedStyle(parent).color, parent, text);
  }
  // What a field says while it is empty is no text of the document.
  for (const field of page.querySelectorAll("[placeholder]"))
    if (field.checkVisibility()) {
      judge(getComputedStyle(field).color, field, "field");
      judge(getComputedStyle(field, "::placeholder").color, field, "placeholder");
    }
  return smallest;
}
