/** "arch-0001" stands on its own, "food-0001-2" is the second of a family that has one page. */
const placed = (id: string) => {
  const [code = "", number = "", variation] = id.split("-");
  return { code, number, variation };
};

export function layoutPath(id: string) {
  const { code, number, variation } = placed(id);
  return `/layouts/${code}/${code}-${number}${variation ? `#variation-${variation}` : ""}`;
}

export function layoutName(id: string) {
  const { code, number, variation } = placed(id);
  return `${code.toUpperCase()} ${number}${variation ? `, variation ${variation}` : ""}`;
}

/** Title by the layout's id. */
export type LayoutTitles = Readonly<Record<string, string>>;

/** "ARCH 0003: The extension"; a code alone tells nobody anything. */
export const titledName = (id: string, titles: LayoutTitles) =>
  titles[id] ? `${layoutName(id)}: ${titles[id]}` : layoutName(id);
