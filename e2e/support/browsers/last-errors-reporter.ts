import type { Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";

/** Escape sequences for colours, which a stored log shows as letters. */
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

const textOf = ({ stack, message, value }: TestError) =>
  (stack ?? message ?? value ?? "").replaceAll(colours, "");

/** Repeats every error after the summary: a log that is cut keeps its end. */
export default class LastErrorsReporter implements Reporter {
  private readonly errors: string[] = [];

  onError(error: TestError) {
    this.errors.push(`Outside any test: ${textOf(error)}`);
  }

  onTestEnd(test: TestCase, { errors }: TestResult) {
    for (const error of errors)
      this.errors.push(`${test.titlePath().slice(2).join(" › ")}: ${textOf(error)}`);
  }

  async onExit() {
    for (const error of this.errors) console.error(`\n${error}`);
  }
}
