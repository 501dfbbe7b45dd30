import type { Reporter, TestError } from "@playwright/test/reporter";

/** Repeats after the summary the errors that belong to no test: in a long log they come long before it. */
export default class LastErrorsReporter implements Reporter {
  private readonly errors: TestError[] = [];

  onError(error: TestError) {
    this.errors.push(error);
  }

  async onExit() {
    for (const { message, stack, value } of this.errors)
      console.error(`\nOutside any test: ${stack ?? message ?? value}`);
  }
}
