import { menuId, prefixedClass } from "../../src/class-names.ts";

/** A crop as a style: its class would need a rule for every crop. */
const cropStyle = (_: string, x: string, y: string, zoom: string) => {
  if (x === "50" && y === "50" && zoom === "100") return "";
  const near = zoom === "100" ? "" : `;scale:${Number(zoom) / 100};transform-origin:${x}% ${y}%`;
  return ` style="object-position:${x}% ${y}%${near}"`;
};

/** The markup of a block as a layout has it, written as the package draws it. */
export const packagedHtml = (html: string, block: string): string =>
  html
    .replaceAll(/(?<= (?:id|popovertarget)=")menu(?=")/gi, block.startsWith("nav-") ? menuId : "$&")
    .replaceAll(/ class="crop-(\d+)-(\d+)-(\d+)"/g, cropStyle)
    .replaceAll(/(?<= class=")[^"]*/g, (list) =>
      list
        .split(" ")
        .map((name) => prefixedClass(name, block))
        .join(" "),
    );
