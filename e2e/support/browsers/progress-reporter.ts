import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

/** "2 h 5 min", "3 min", "40 s" */
function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** The assertion, or the first line of another error, without colours. */
function faultsOf({ errors }: TestResult): string[] {
  return errors.flatMap(({ message = "" }) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: Playwright colours its messages
    const plain = message.replaceAll(/\x1b\[\d+m/g, "");
    const received = [...plain.matchAll(/^\+\s+"(.*)",?$/gm)].map(([, line = ""]) => line);
    return received.length > 0 ? received : [plain.split("\n")[0] ?? ""];
  });
}

/**
 * For runs of hours: one line that says how far it is and how long it will take yet, and at the end
 * each fault once, with how often and where first it was found.
 */
export default class ProgressReporter implements Reporter {
  private total = 0;
  private done = 0;
  private failed = 0;
  private started = 0;
  private readonly faults = new Map<string, string[]>();

  onBegin(_config: FullConfig, suite: Suite) {
    this.total = suite.allTests().length;
    this.started = Date.now();
    console.log(`${this.total} tests`);
  }

  onTestEnd(test: TestCase, result: TestResult) {
    this.done++;
    if (result.status !== "passed" && result.status !== "skipped") {
      this.failed++;
      for (const fault of faultsOf(result))
        this.faults.set(fault, [...(this.faults.get(fault) ?? []), test.title]);
    }
    const left = ((Date.now() - this.started) / this.done) * (this.total - this.done);
    const line = `${this.done} of ${this.total}, ${this.failed} failed, ${duration(left)} left: ${test.title}`;
    if (!process.stdout.isTTY) {
      if (this.done % 25 === 0 || result.status !== "passed") console.log(line);
      return;
    }
    process.stdout.write(`\r\x1b[K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`);
  }

  onError({ message = "" }: { message?: string }) {
    console.error(message);
  }

  onEnd() {
    console.log(`\n${this.total} tests in ${duration(Date.now() - this.started)}`);
    for (const [fault, where] of this.faults)
      console.log(`- ${fault}\n  ${where.length} × first in: ${where[0]}`);
    console.log(
      this.failed === 0
        ? "No fault."
        : `${this.faults.size} faults in ${this.failed} of ${this.done} tests.`,
    );
  }
}
