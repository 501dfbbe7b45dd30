import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";

type Resolved = ReturnType<StaticConfigLoader["getConfigFor"]>;

/** Settings are resolved once; html-validate does it for each document, in a third of its time. */
class OneConfig extends StaticConfigLoader {
  #resolved: Resolved | undefined;
  override getConfigFor(file: string): Resolved {
    this.#resolved ??= super.getConfigFor(file);
    return this.#resolved;
  }
}

/** What an HTML checker with these settings says about a document, a line for each fault. */
export function htmlChecker(
  rules: NonNullable<ConfigData["rules"]> = {},
  from: readonly string[] = ["html-validate:standard"],
): (html: string) => string[] {
  const validator = new HtmlValidate(new OneConfig({ root: true, extends: [...from], rules }));
  return (html) =>
    validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) =>
        messages.map(({ line, message, ruleId }) => `${line}: ${message} (${ruleId})`),
      );
}
