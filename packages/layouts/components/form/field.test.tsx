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

test.each(["text", "textarea", "email", "tel", "date", "select"] as const)(
  "a field for %s has to be filled in unless it is optional",
  (kind) => {
    const field = (optional?: boolean) =>
      renderToHtml(
        <Field
          label="Name"
          kind={kind}
          options={["Ida"]}
          optional={optional}
          form="reply"
          name="n"
        />,
      );
    expect(field().match(/<(input|textarea|select)[^>]* required/g)).toHaveLength(1);
    expect(field(true)).not.toContain("required");
  },
);

test("of several answers none is chosen beforehand, and one has to be unless the question is optional", () => {
  expect(choice()).not.toContain("checked");
  expect(choice().match(/ required/g)).toHaveLength(2);
  expect(choice(true)).not.toContain("required");
});
