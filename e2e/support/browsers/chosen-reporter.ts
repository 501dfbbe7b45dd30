import { leftOut } from "@daylit/browsers/programs.mjs";
import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";
import { eachChange } from "./each-change.ts";

/** Fails if the list names a test that is no longer there: it would go missing from `npm test` unseen. */
export default class ChosenReporter implements Reporter {
  private missing: readonly RegExp[] = [];

  onBegin(_: FullConfig, suite: Suite) {
    // Without an engine its tests aren't there; what was left out is said at the end of `npm test`.
    if (leftOut()) return;
    const names = suite.allTests().map((test) => test.titlePath().join(" "));
    this.missing = eachChange.filter((chosen) => !names.some((name) => chosen.test(name)));
  }

  async onEnd() {
    if (this.missing.length === 0) return;
    console.error(`\nNo test is called as each-change.ts says:\n${this.missing.join("\n")}`);
    return { status: "failed" as const };
  }
}
