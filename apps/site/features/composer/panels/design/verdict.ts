/** Faults first; example texts are replaced one by one. */
export function verdict(others: number, lent: number): string {
  const things = `${others} ${others === 1 ? "thing" : "things"} to look at`;
  const texts = `${lent} example ${lent === 1 ? "text" : "texts"} to replace`;
  if (others > 0) return lent > 0 ? `${things}, and ${texts}` : things;
  return lent > 0 ? texts : "Nothing left to do.";
}
