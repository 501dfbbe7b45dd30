import { launchChromium } from "@daylit/browsers/chromium.ts";

/** What a browser finds on the finished page. */
export type Found = { layers: string[]; styles: Record<string, string> };

/** What it must find: the brand colour of the page's own snippets, paper, a hidden row, a dark card. */
export const expected: Found["styles"] = {
  "the primary button's fill": "rgb(11, 110, 79)",
  "the page's paper": "rgb(248, 245, 238)",
  "a heading's weight": "750",
  "a row that is hidden on phones": "none",
  "a card in a dark part": "rgb(40, 35, 31)",
};

const probes = `<div id="probes">
  <a class="button button-primary" href="#">a</a>
  <h2>b</h2>
  <div class="flex hide-s">c</div>
  <div data-theme="dark"><div class="card">d</div></div>
</div>`;

/** The same colour in the form with eight-bit numbers: `color(srgb …)` is how relative ones are told. */
export const plain = (value: string) =>
  value.replace(/^color\(srgb ([\d. ]+)\)$/, (_, parts: string) => {
    const numbers = parts.split(" ").map((part) => Math.round(Number(part) * 255));
    return `rgb(${numbers.join(", ")})`;
  });

/** In the page: our layers in the order in which the browser meets them. */
function readLayers(): string[] {
  const names = new Set<string>();
  const visit = (rules: CSSRuleList, inside: string) => {
    for (const rule of rules) {
      const full = (name: string) => (inside ? `${inside}.${name}` : name);
      if (rule instanceof CSSLayerStatementRule)
        for (const name of rule.nameList) names.add(full(name));
      else if (rule instanceof CSSLayerBlockRule) {
        names.add(full(rule.name));
        visit(rule.cssRules, full(rule.name));
      } else if (rule instanceof CSSImportRule && rule.styleSheet)
        visit(rule.styleSheet.cssRules, inside);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules, "");
  return [...names].filter((name) => name.startsWith("daylit."));
}

/** Opens a page and reads the order of the layers and a few computed styles. */
export async function look(address: string): Promise<Found> {
  const browser = await launchChromium({ args: ["--disable-quic"] });
  try {
    const page = await browser.newPage({ colorScheme: "light" });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address, { waitUntil: "networkidle" });
    const layers = await page.evaluate(readLayers);
    await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), probes);
    const styles = await page.evaluate(() => {
      const style = (selector: string) =>
        getComputedStyle(document.querySelector(selector) ?? document.body);
      return {
        "the primary button's fill": style("#probes .button-primary").backgroundColor,
        "the page's paper": style("body").backgroundColor,
        "a heading's weight": style("#probes h2").fontWeight,
        "a row that is hidden on phones": style("#probes .hide-s").display,
        "a card in a dark part": style("#probes .card").backgroundColor,
      };
    });
    return { layers, styles };
  } finally {
    await browser.close();
  }
}
