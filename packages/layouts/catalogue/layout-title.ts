/** "An appointment: extensions at a fixed price, booked as a visit" → "Extensions at a fixed price" */
export function layoutTitle(caption: string): string {
  const [, about = caption] = /: (.*)$/.exec(caption) ?? [];
  const [first = about] = about.split(/[,;]/);
  return first.charAt(0).toUpperCase() + first.slice(1);
}
