import { isRecord } from "../unknown-values.ts";

/** Why a value could not be written or read. Denied: the browser allows no storage here. */
type StorageProblem = "denied" | "full" | "unreadable";

type StoredValueSpec<T> = {
  key: string;
  /** Raised when the shape of the value changes; older values are then left alone and not read. */
  version: number;
  /** Checks the stored value: extensions, older versions or the visitor may have written it. */
  accept: (value: unknown) => T | undefined;
};

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A value in the browser's local storage. Nothing here throws: storage may be switched off, full, or
 * hold something else, and a tool must go on working without it.
 */
export function storedValue<T>(
  { key, version, accept }: StoredValueSpec<T>,
  storage: () => Storage = () => localStorage,
) {
  return {
    key,

    read(): { value?: T; problem?: StorageProblem } {
      let text: string | null;
      try {
        text = storage().getItem(key);
      } catch {
        return { problem: "denied" };
      }
      if (text === null) return {};
      try {
        const stored: unknown = JSON.parse(text);
        if (isRecord(stored) && stored.version === version) {
          const value = accept(stored.value);
          if (value !== undefined) return { value };
        }
      } catch {
        // Falls through: text that is not JSON is as unreadable as JSON of another shape.
      }
      return { problem: "unreadable" };
    },

    write(value: T): StorageProblem | undefined {
      try {
        const text = JSON.stringify({ version, value });
        storage().setItem(key, text);
        // Where storage is denied the boot script puts an empty one in its place, which stores nothing.
        return storage().getItem(key) === text ? undefined : "denied";
      } catch (error) {
        return error instanceof DOMException && error.name === "QuotaExceededError"
          ? "full"
          : "denied";
      }
    },

    forget() {
      try {
        storage().removeItem(key);
      } catch {
        // Where storage is denied there is nothing to remove.
      }
    },
  };
}
