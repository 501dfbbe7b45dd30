// npm run do: the tasks that are done rarely, and one of them by its name.
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./run.mjs";
import { tasks } from "./tasks.mjs";

const [name, ...args] = process.argv.slice(2);
const task = Object.hasOwn(tasks, name ?? "") ? tasks[name] : undefined;

if (task) {
  ensureInstalled();
  for (const file of task.files) runNode(file, ...args);
} else {
  const width = Math.max(...Object.keys(tasks).map((each) => each.length));
  const lines = Object.entries(tasks).map(([each, { does }]) => `  ${each.padEnd(width)}  ${does}`);
  console.log(`npm run do -- <name> [arguments]\n\n${lines.join("\n")}`);
  if (name) {
    console.error(`\nThere is no task called "${name}".`);
    process.exit(1);
  }
}
