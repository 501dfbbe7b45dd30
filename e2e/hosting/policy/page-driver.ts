/**
 * What a visitor does, from inside the page: any engine that can evaluate an expression can be
 * asked. The function is sent as text, so it holds everything it needs.
 */
function pageDriver() {
  async function until<T>(look: () => T | null | undefined | false): Promise<T> {
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      try {
        const seen = look();
        if (seen) return seen;
      } catch {
        // A document that has just been begun has nothing in it yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`${location.pathname}: waited in vain for ${look}`);
  }
  const says = (one: Element, words: string) =>
    one.textContent.includes(words) || one.getAttribute("aria-label")?.includes(words);
  /** The first element that shows these words, or is called by them. */
  const find = <E extends HTMLElement = HTMLElement>(selector: string, words = "") =>
    until(() => [...document.querySelectorAll<E>(selector)].find((one) => says(one, words))).catch(
      () => {
        throw new Error(`${location.pathname} shows no ${selector} with “${words}”`);
      },
    );
  const press = async (selector: string, words = "") => (await find(selector, words)).click();
  /** The field with a label. */
  const field = async <E extends HTMLElement = HTMLInputElement>(label: string) =>
    (await find<HTMLLabelElement>("label", label)).control as E;

  function writeInto(into: HTMLInputElement, text: string) {
    // React listens to the setter of the field itself; the one of its class is heard as typing.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(into), "value")?.set?.call(into, text);
    into.dispatchEvent(new Event("input", { bubbles: true }));
    into.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const write = async (selector: string, text: string) =>
    writeInto(await find<HTMLInputElement>(selector), text);
  const fill = async (label: string, text: string) => writeInto(await field(label), text);
  async function give(label: string, file: File) {
    const into = await field(label);
    const held = new DataTransfer();
    held.items.add(file);
    into.files = held.files;
    into.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** Starts the code and brings every tool near, until all are hydrated; returns their names. */
  async function hydrateAll(): Promise<string[]> {
    const root = await until(() => document.documentElement);
    await until(() => dispatchEvent(new Event("focusin")) && root.dataset.started === "true");
    await until(() => {
      const island = document.querySelector("[data-island]:not([data-hydrated])");
      island?.firstElementChild?.scrollIntoView({ behavior: "instant", block: "center" });
      return !island;
    });
    const all = document.querySelectorAll<HTMLElement>("[data-island]");
    return [...all].map(({ dataset }) => dataset.island ?? "");
  }

  /** A picture, made here. */
  async function photo(name: string): Promise<File> {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 900, height: 600 });
    canvas.getContext("2d")?.fillRect(100, 100, 400, 300);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    return new File([blob ?? ""], name, { type: "image/png" });
  }
  const drawing = (name: string) =>
    new File(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><circle cx="45" cy="45" r="40" fill="#0a7d5c"/></svg>',
      ],
      name,
      { type: "image/svg+xml" },
    );

  /** The files that the page gave to download. */
  const saved: File[] = [];
  const blobs = new Map<string, Blob>();
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    const url = createObjectURL(blob);
    blobs.set(url, blob as Blob);
    return url;
  };
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function clickAndTell() {
    const blob = blobs.get(this.href);
    if (this.download && blob) saved.push(new File([blob], this.download, { type: blob.type }));
    click.call(this);
  };
  const download = (ending: string) =>
    until(() => saved.find(({ name, size }) => name.endsWith(ending) && size > 0));

  return { until, find, press, field, write, fill, give, hydrateAll, photo, drawing, download };
}

type PageDriver = ReturnType<typeof pageDriver>;

export type Use = {
  path: string;
  /**
   * Ends when what the tool draws, fetches, frames, packs and reads is there. It runs in the page, as
   * text: it knows nothing but the hand.
   */
  use: (hand: PageDriver) => Promise<unknown>;
};

/** As one expression: hydrates every tool of the page, uses it, and returns their names. */
export const asExpression = ({ use }: Use) => `(async () => {
  const it = (${pageDriver})();
  const tools = await it.hydrateAll();
  await (${use})(it);
  return tools;
})()`;
