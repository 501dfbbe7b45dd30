import { expect, test } from "vitest";
import { renderToHtml } from "../../render/render-to-html.ts";
import { Field } from "./field.tsx";

const choice = (optional?: boolean) =>
  renderToHtml(
    <Field
      label="Will you come?"
      kind="choice"
      options={["Yes", "No"]}
      optional={optional}
      form="reply"
      name="coming"
    />,
  );

test("of several answers none is chosen beforehand, and one has to be unless the question is optional", () => {
  expect(choice()).not.toContain("checked");
  expect(choice().match(/ required/g)).toHaveLength(2);
  expect(choice(true)).not.toContain("required");
});
