// npm run do: the tasks that are done rarely, and one of them by its name.
import { ensureInstalled } from "./install/install.mjs";
import { runNode } from "./run.mjs";
import { findTask, listOfTasks } from "./tasks.mjs";

const given = process.argv.slice(2);
const task = findTask(given);

if (task) {
  ensureInstalled();
  runNode(task.file, ...task.args);
} else {
  console.log(`npm run do -- <name> [arguments]\n${listOfTasks()}`);
  if (given.length > 0) {
    console.error(`\nThere is no task called "${given.slice(0, 2).join(" ")}".`);
    process.exit(1);
  }
}
