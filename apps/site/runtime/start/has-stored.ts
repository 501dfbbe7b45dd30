import { singleKeys } from "../../model/browser/single-keys.ts";
import { textFaceKey } from "../text-face.ts";

/** What no tool shows. */
const settings: readonly string[] = ["theme", singleKeys, textFaceKey];

/** Whether the browser keeps something that a tool may have to show unasked. */
export const hasStored = () => Object.keys(localStorage).some((name) => !settings.includes(name));
