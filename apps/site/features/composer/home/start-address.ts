import { at } from "../../../model/base-path.ts";

/** A layout as a whole site, made at build time. */
export const startAddress = (id: string) => `/compose/${id}.json`;

/** Callings and the layouts that fit them, fetched when somebody names theirs. */
export const callingsAddress = "/compose/callings.json";

/** The layout that the address wants to begin with. */
export const wantedStart = () => /^\?begin=([a-z0-9-]{1,60})$/.exec(location.search)?.[1];

const asked = new Map<string, Promise<Response | undefined>>();

/** Asks for it before there is anybody to read it; a failure is for the reader to find. */
export function askForStart() {
  const id = wantedStart();
  if (id && !asked.has(id))
    asked.set(
      id,
      fetch(at(startAddress(id))).catch(() => undefined),
    );
}

/** The answer, asked for now if not before. Each is read once. */
export async function startAnswer(id: string): Promise<Response | undefined> {
  const early = await asked.get(id);
  asked.delete(id);
  return early ?? fetch(at(startAddress(id))).catch(() => undefined);
}
