/** What a kept answer says of its own content, so that one that has changed since is not shown. */
const header = "Daylit-Seal";

async function digest(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return btoa(String.fromCharCode(...bytes));
}

/** The answer as it is to be kept. */
export async function withDigest(answer: Response): Promise<Response> {
  const { status, statusText } = answer;
  const content = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  headers.set(header, await digest(content));
  return new Response(content, { status, statusText, headers });
}

export const hasDigest = (cached: Response) => cached.headers.has(header);

/** Whether a kept answer is still what was kept; one without a seal was not put there by us. */
export async function matchesDigest(cached: Response): Promise<boolean> {
  const seal = cached.headers.get(header);
  return seal !== null && seal === (await digest(await cached.clone().arrayBuffer()));
}
