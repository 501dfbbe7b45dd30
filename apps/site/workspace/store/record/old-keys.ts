import { isRecord } from "../../../model/unknown-values.ts";
import { acceptDesk, hexColour } from "./desk.ts";
import { acceptPlan } from "./plan.ts";
import type { WorkspaceRecord } from "./record.ts";

/** Where the tools kept their own before there were workspaces. */
const keys = { plan: "daylit:plan", desk: "daylit:desk", brand: "daylit:layout-brand" } as const;

function old(key: string): unknown {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isRecord(stored) ? stored.value : undefined;
  } catch {
    return undefined;
  }
}

/** A record with what the old keys hold; what it has already stays. */
export function withOldKeys(record: WorkspaceRecord): WorkspaceRecord {
  const plan = record.plan ?? acceptPlan(old(keys.plan));
  const words = record.words ?? acceptDesk(old(keys.desk));
  const tried = old(keys.brand);
  const brand =
    record.brand ??
    hexColour(typeof tried === "string" ? tried : "") ??
    hexColour(words?.colour ?? "");
  if (plan === record.plan && words === record.words && brand === record.brand) return record;
  return {
    ...record,
    name: record.name || plan?.project || "",
    ...(plan ? { plan } : {}),
    ...(words ? { words } : {}),
    ...(brand ? { brand } : {}),
  };
}

export function forgetOldKeys() {
  try {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
  } catch {
    // Nothing is kept where nothing can be kept.
  }
}
