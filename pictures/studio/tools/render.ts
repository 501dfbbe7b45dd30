/**
 * Renders pictures with Debian's Blender into .cache/renders (never committed).
 *
 *     npm run do -- render arch-arcade food-bread    these
 *     npm run do -- render --changed                 those whose scene changed; also resumes
 *     npm run do -- render --all                     everything
 *     … --one                                        with one Blender instead of one per core
 *
 * Pictures named are rendered in the order named, before those that changed.
 *
 * Each picture is recorded in manifest.json as soon as it is finished.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { availableParallelism, setPriority } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { subjectList } from "@daylit/pictures/catalogue/subject-list.ts";
import { formatOf, turntable } from "@daylit/pictures/formats.ts";
import { isVector, type Light, type Subject } from "@daylit/pictures/metadata/subject.ts";
import { readManifest, recordRender } from "../manifest.ts";
import { denoiserWeights } from "./denoiser-weights.ts";

/** Hard sun is clean at once; a sky takes more, lamps take most. */
const samples: Record<Light, number> = {
  street: 2,
  evening: 2,
  backlight: 2,
  window: 3,
  overcast: 3,
  seamless: 3,
  room: 4,
  dusk: 5,
  night: 5,
};
/** Paper has many edges, a close-up a shallow focus. */
const samplesOf = ({ hand, closeUp, light = "window" }: Subject) =>
  closeUp ? 3 : hand === "paper" ? 4 : samples[light];
const here = join(import.meta.dirname, "../..");
const renders = join(here, ".cache", "renders");

function fingerprints(): Record<string, string> {
  const script = join(here, "studio", "blender", "render", "fingerprint.py");
  return JSON.parse(execFileSync("python3", [script], { encoding: "utf8" }));
}

const scenes = fingerprints();
const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !id.startsWith("--") && !subjectList.some((p) => p.id === id));
if (asked.length === 0 || unknown.length > 0) {
  console.error(unknown.length > 0 ? `No such picture: ${unknown.join(", ")}` : "Which pictures?");
  process.exit(1);
}

const manifest = readManifest();
const named = asked.flatMap((id) => subjectList.filter((subject) => subject.id === id));
const chosen = subjectList.filter((subject) => {
  const { id } = subject;
  if (isVector(subject)) return false;
  if (asked.includes("--all")) return true;
  return asked.includes("--changed") && manifest[id]?.scene !== scenes[id];
});

mkdirSync(renders, { recursive: true });
const jobs = [...new Set([...named, ...chosen])].map((subject) => {
  const [width, height] = formatOf(subject).render;
  return {
    id: subject.id,
    industry: subject.trade,
    width,
    height,
    views: subject.turns && turntable,
    samples: samplesOf(subject),
    weights: denoiserWeights(),
    output: join(renders, `${subject.id}.png`),
  };
});

/** What nobody has begun; each Blender takes the next as soon as it is free. */
const waiting = [...jobs];
let finished = 0;
let total = 0;

/** One Blender, one thread: several of them share busy cores better than one with many threads. */
async function work() {
  const script = join(here, "studio", "blender", "render", "shoot.py");
  const blender = spawn("blender", ["-b", "--factory-startup", "--python", script], {
    stdio: ["pipe", "pipe", "ignore"],
    env: { ...process.env, OPENBLAS_NUM_THREADS: "1" },
  });
  if (blender.pid) setPriority(blender.pid, 19);
  const next = () => {
    const job = waiting.shift();
    if (job) blender.stdin.write(`${JSON.stringify(job)}\n`);
    else blender.stdin.end();
  };
  next();
  for await (const line of createInterface({ input: blender.stdout })) {
    const [, event, json] = /^@(done|failed) (.*)$/.exec(line) ?? [];
    if (!json) continue;
    next();
    const report = JSON.parse(json);
    if (event === "failed") {
      console.error(`failed  ${report.id}: ${report.error}`);
      continue;
    }
    const seconds = Math.round(report.render + report.denoise);
    finished += 1;
    total += seconds;
    recordRender(report.id, {
      scene: scenes[report.id] ?? "",
      samples: jobs.find(({ id }) => id === report.id)?.samples ?? 0,
      seconds,
    });
    console.log(
      `${finished}/${jobs.length}  ${report.id}  ${report.render} s render, ${report.denoise} s denoise`,
    );
  }
}

const started = Date.now();
const workers = Math.min(asked.includes("--one") ? 1 : availableParallelism(), jobs.length);
await Promise.all(Array.from({ length: workers }, work));
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(`${finished} of ${jobs.length} pictures, ${total} s of work in ${minutes} min`);
if (finished < jobs.length) process.exitCode = 1;
