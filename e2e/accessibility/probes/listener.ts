import type { CDPSession, Locator, Page } from "@playwright/test";

type Value = { value?: unknown };
type Node = {
  nodeId?: string;
  childIds?: string[];
  ignored?: boolean;
  role?: Value;
  name?: Value;
  value?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
};

/** States that are worth a word, and the word for it. */
const states: Record<string, (value: unknown) => string | undefined> = {
  level: (value) => `level ${value}`,
  checked: (value) => (value === "true" ? "checked" : "not checked"),
  pressed: (value) => (value === "true" ? "pressed" : "not pressed"),
  selected: (value) => (value ? "selected" : undefined),
  expanded: (value) => (value ? "expanded" : "collapsed"),
  required: (value) => (value ? "required" : undefined),
  disabled: (value) => (value ? "unavailable" : undefined),
  invalid: (value) => (value && value !== "false" ? "invalid" : undefined),
};

/** Chromium's own names for what people know by another word. */
const roles: Record<string, string> = {
  DisclosureTriangle: "button",
  DisclosureTriangleGrouped: "button",
};
const roleOf = ({ role }: Node) => roles[String(role?.value)] ?? role?.value;

/** What a screen reader says of a node: its name, what it is, how it stands, what belongs to it. */
function phrase(node: Node): string {
  const { name, value, description, properties = [] } = node;
  const said = properties.map(({ name: state, value: { value: how } }) => states[state]?.(how));
  return (
    [name?.value, roleOf(node), value?.value, ...said, description?.value]
      .filter((word) => word !== undefined)
      // A space between an icon and its label begins the name; no screen reader says it.
      .map((word) => String(word).trim())
      .filter(Boolean)
      .join(", ")
  );
}

/**
 * Hears a page as those do who do not see it: by the tree that Chromium hands to screen readers. Every
 * step is kept, with what was said after it.
 */
export class Listener {
  readonly heard: string[] = [];
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<Listener> {
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    return new Listener(page, session);
  }

  /** What is said of the element that an expression leads to. */
  async saidOf(expression: string): Promise<string> {
    const { result } = await this.#session.send("Runtime.evaluate", { expression });
    if (!result.objectId) return "nothing";
    const { objectId } = result;
    const ask = { objectId, fetchRelatives: false };
    const { nodes } = await this.#session.send("Accessibility.getPartialAXTree", ask);
    const [node] = nodes as Node[];
    return !node || node.ignored ? "nothing" : phrase(node);
  }

  #keep(step: string, said: string) {
    this.heard.push(`> ${step}`, said);
  }

  /** What has the focus, and what is active in a list that is steered from it. */
  async focus(step: string): Promise<void> {
    this.#keep(step, await this.saidOf("document.activeElement"));
    const id = await this.#page.evaluate(() =>
      document.activeElement?.getAttribute("aria-activedescendant"),
    );
    const active = `document.getElementById(${JSON.stringify(id)})`;
    if (id) this.heard.push(await this.saidOf(active));
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.focus(key);
  }

  /** Goes to a control, as by a list of controls or by its letter. */
  async goTo(what: Locator): Promise<void> {
    await what.focus();
    await this.focus("goes to the control");
  }

  /** A region that speaks by itself. */
  async region(what: Locator): Promise<void> {
    this.#keep("is told", ((await what.textContent()) ?? "").trim());
  }

  /** The headings in reading order. */
  async headings(): Promise<void> {
    const { nodes } = await this.#session.send("Accessibility.getFullAXTree", {});
    const all = new Map((nodes as Node[]).map((node) => [node.nodeId, node]));
    const below = (node?: Node): Node[] =>
      node ? [node, ...(node.childIds ?? []).flatMap((id) => below(all.get(id)))] : [];
    const found = below((nodes as Node[])[0])
      .filter((node) => !node.ignored && node.role?.value === "heading")
      .map(phrase);
    this.heard.push("> lists the headings", ...found);
  }
}

/** Phrases that were not said, or not in their turn. */
export function missingFrom(heard: readonly string[], wanted: readonly (string | RegExp)[]) {
  let from = 0;
  return wanted.filter((phrase) => {
    const at = heard.findIndex(
      (said, index) =>
        index >= from &&
        !said.startsWith("> ") &&
        (typeof phrase === "string" ? said === phrase : phrase.test(said)),
    );
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}
