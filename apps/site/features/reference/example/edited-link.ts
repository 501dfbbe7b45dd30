/** Longer addresses are cut by mail programs and chats. */
const longest = 4000;

const key = (of: string) => `edit:${of}`;

/** The edited code of an example that stands in the address; nothing if there is none. */
export const editedFrom = (search: string, of: string): string | undefined => {
  const text = new URLSearchParams(search).get(key(of)) ?? undefined;
  return text && text.length <= longest ? text : undefined;
};

/** The address's search with an example's edited code in it; without, if it is as it was. */
export function searchWith(search: string, of: string, text: string | undefined): string {
  const query = new URLSearchParams(search);
  if (text === undefined || text.length > longest) query.delete(key(of));
  else query.set(key(of), text);
  const written = `${query}`;
  return written && `?${written}`;
}
