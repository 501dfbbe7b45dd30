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
