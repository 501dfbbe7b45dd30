import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { behaviourFiles, writeBehaviourTypes } from "./behaviour.ts";
import { distFiles } from "./dist.ts";
import { root } from "./reference/reference.ts";

const dist = join(root, "dist");
const files = new Map(distFiles());
for (const [name, make] of behaviourFiles()) files.set(name, await make());
rmSync(dist, { recursive: true, force: true });
for (const [name, text] of files) {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
writeBehaviourTypes(join(dist, "behaviour"));
const { length } = files.get("daylit.min.css") ?? "";
console.log(`packages/css/dist: ${files.size} files, daylit.min.css ${length} bytes`);
