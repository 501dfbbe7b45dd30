import { svgProblem, svgSize, svgTextProblem } from "../../model/svg.ts";

/** The name that the page's rules must allow. */
export const svgPolicy = "daylit-svg-check";

type Policy = { createHTML(text: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

/**
 * Where the page demands trusted types, parsing needs a policy, and the page's rules must name it.
 * Parsing runs nothing: the document is only read, then thrown away.
 */
function policy(): Policy {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const rules: Policy = { createHTML: (text) => text };
  return trustedTypes ? trustedTypes.createPolicy(svgPolicy, rules) : rules;
}

let checked: Policy | undefined;

export type SvgRead =
  | { problem: string }
  | { problem?: undefined; width: number; height: number; scales: boolean };

/** Reads an SVG file as text and says why it is refused, or how large it is. */
export function parseSvg(text: string): SvgRead {
  const early = svgTextProblem(text);
  if (early) return { problem: early };
  let root: Element;
  try {
    checked ??= policy();
    root = new DOMParser().parseFromString(
      checked.createHTML(text),
      "image/svg+xml",
    ).documentElement;
  } catch {
    return { problem: "this browser does not let the page look inside it" };
  }
  if (root.getElementsByTagName("parsererror").length > 0 || root.localName === "parsererror")
    return { problem: "it is damaged" };
  const problem = svgProblem(root);
  if (problem) return { problem };
  const size = svgSize(root);
  return size ?? { problem: "it has neither a size nor a view box" };
}
