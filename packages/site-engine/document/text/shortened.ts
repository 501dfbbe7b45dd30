/** Words at the end of a line that was cut: "and", "in the". */
const trailing = /(?:[\s,;:–—-]+\p{L}{1,3})+$/u;

/** A sentence in the room of a headline or a title: up to a comma or a full stop, or else whole words. */
export function shortened(sentence: string, room: number): string {
  const whole = sentence.trim().replace(/(?<=\p{L})\.$/u, "");
  if (whole.length <= room) return whole;
  const clause = [...whole.matchAll(/[,;:.!?–—،؛](?=\s)|\s[–—-]\s/gu)]
    .map(({ index }) => whole.slice(0, index).trim())
    .findLast(({ length }) => length <= room && length > room / 3);
  if (clause) return clause;
  const words = whole.slice(0, room + 1).replace(/\s+\S*$/u, "");
  return words.replace(trailing, "") || whole.slice(0, room);
}
