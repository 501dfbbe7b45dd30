/**
 * Whether the workspace is saved. Empty: there is nothing yet. Denied: the browser allows no storage for
 * this site. Full: there is no room for the latest changes. Elsewhere: another tab holds the write lock.
 */
export type SaveStatus = {
  readonly state: "empty" | "kept" | "writing" | "denied" | "full" | "elsewhere";
  /** ms since 1970, when it was saved */
  readonly since?: number;
};

export const saveStatusText: Record<SaveStatus["state"], string> = {
  empty: "Nothing yet. Your texts and choices are saved in this browser.",
  kept: "Saved in this browser.",
  writing: "Saving…",
  denied:
    "This browser does not let the site save anything. Everything works, but download your work before you leave.",
  full: "The browser’s storage is full, so the latest changes are not saved. Download your work before you leave.",
  elsewhere: "Also open in another tab. Changes there are shown here.",
};

/** Why a write failed. */
export const saveFailure = (error: unknown): "denied" | "full" =>
  error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "denied";

/** Whether leaving the page would lose something. */
export const wouldLose = ({ state }: SaveStatus) => state === "denied" || state === "full";
