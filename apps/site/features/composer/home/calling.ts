import {
  type Calling,
  type Callings,
  type Fitting,
  findCalling,
  readCallings,
} from "@daylit/layouts/trades/find-calling.ts";
import { kindOfCalling } from "@daylit/site-engine/document/business/calling-kind.ts";
import { withBase } from "../../../model/base-path/base-path.ts";
import { callingsAddress } from "./start-address.ts";

let fetched: Promise<Callings> | undefined;

const callings = () => {
  fetched ??= fetch(withBase(callingsAddress))
    .then((response) => response.json() as Promise<Fitting[]>)
    .then(readCallings);
  // Without a connection now there may be one at the next try.
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
};

/** Suggests callings while the visitor types. */
export async function suggestCallings(list: HTMLDataListElement) {
  if (list.options.length > 0) return;
  const names = [...(await callings()).keys()];
  list.replaceChildren(
    ...names.map((name) => Object.assign(document.createElement("option"), { value: name })),
  );
}

export async function askForCalling(answer: string) {
  const calling: Calling | undefined = findCalling(answer, await callings());
  return calling && { ...calling, kind: kindOfCalling(answer) };
}
