const space = "http://www.w3.org/2000/svg";

/** A drawing of one stroke, as shell/chrome/ChromeIcon.tsx has them. */
export function icon(shape: string): SVGSVGElement {
  const svg = document.createElementNS(space, "svg");
  const path = document.createElementNS(space, "path");
  const stroke = {
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "2",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  for (const [name, value] of Object.entries({
    viewBox: "0 0 24 24",
    width: "24",
    height: "24",
    "aria-hidden": "true",
    ...stroke,
  }))
    svg.setAttribute(name, value);
  path.setAttribute("d", shape);
  svg.append(path);
  return svg;
}
