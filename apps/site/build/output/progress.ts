/** The steps in their order, and the seconds that each takes on two idle cores: the bar moves evenly. */
const steps: readonly (readonly [step: string, seconds: number])[] = [
  ["sources read", 2],
  ["code for the browser", 5],
  ["package", 1],
  ["layouts", 2],
  ["compose", 1],
  ["search", 1.5],
  ["machine", 1],
  ["markdown", 13],
  ["client sites", 2],
  ["service worker", 1],
  ["compressed", 45],
];

type Terminal = Pick<NodeJS.WriteStream, "isTTY" | "write">;

const width = 30;
const now = () => performance.now() / 1000;

/**
 * Says after each step how long it took, and the most memory that was taken until then. A terminal has
 * a bar below that, which moves during a step: by the share of it that is done, or else by its time.
 */
export function openProgress(compresses: boolean, terminal: Terminal = process.stdout) {
  const planned = steps.filter(([step]) => compresses || step !== "compressed");
  const until = (index: number) => planned.slice(0, index).reduce((sum, [, take]) => sum + take, 0);
  const started = now();
  let stepStart = started;
  let lastDrawn = 0;
  let at = 0;

  function draw(share: number) {
    const [, take = 0] = planned[at] ?? [];
    if (!terminal.isTTY) return;
    lastDrawn = now();
    const done = (until(at) + Math.min(share, 0.95) * take) / until(planned.length);
    const filled = Math.floor(done * width);
    const bar = "█".repeat(filled) + "░".repeat(width - filled);
    const seconds = Math.round(lastDrawn - started);
    terminal.write(`\r\x1b[K${bar} ${Math.floor(done * 100)} %  ${seconds} s`);
  }
  let partDone = 0;
  const byTime = () => draw(partDone || (now() - stepStart) / (planned[at]?.[1] ?? 1));
  const timer = setInterval(byTime, 200).unref();
  byTime();

  return {
    /** How much of the present step is done, from 0 to 1. */
    part(share: number) {
      partDone = share;
      if (now() - lastDrawn > 0.1) byTime();
    },
    done(step: string) {
      const took = (now() - stepStart).toFixed(1).padStart(6);
      const megabytes = `${Math.round(process.resourceUsage().maxRSS / 1000)}`.padStart(5);
      terminal.write(`${terminal.isTTY ? "\r\x1b[K" : ""}${took} s  ${megabytes} MB  ${step}\n`);
      stepStart = now();
      partDone = 0;
      at = planned.findIndex(([name]) => name === step) + 1 || at;
      draw(0);
    },
    close() {
      clearInterval(timer);
      if (terminal.isTTY) terminal.write("\r\x1b[K");
    },
  };
}
