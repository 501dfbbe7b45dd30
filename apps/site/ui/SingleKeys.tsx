import { singleKeys, withSingleKeys } from "../model/browser/single-keys.ts";

/** Who speaks to the computer, or hits keys by accident, can switch them off (WCAG 2.1.4). */
export const SingleKeys = () => (
  <label className="check">
    <input
      type="checkbox"
      name={singleKeys}
      defaultChecked={typeof document !== "object" || withSingleKeys()}
    />
    Shortcuts of a single key: <kbd>/</kbd> and <kbd>?</kbd>
  </label>
);
