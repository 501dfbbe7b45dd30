// @ts-check
import "./menu.js";

export { Combobox } from "./combobox.js";
export { Command } from "./command.js";
export { Multiselect } from "./multiselect.js";
export { Range } from "./range.js";
export { Reorder } from "./reorder.js";
export { Table } from "./table.js";
export { Tabs } from "./tabs.js";
export { Theme } from "./theme.js";
export { Toasts, toast } from "./toasts.js";
