import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { cataloguePages } from "../catalogue/catalogue.ts";
import { Body } from "./page-view.tsx";
import { pageModelOf } from "./render.tsx";
import { singlePage, useRenderContext } from "./render-context.ts";
import { renderToHtml } from "./render-to-html.ts";

test("every layout is what React writes, letter for letter", () => {
  for (const page of cataloguePages) {
    const body = <Body model={pageModelOf(page)} />;
    expect(renderToHtml(body), page.id).toBe(renderToStaticMarkup(body));
  }
});

test("so is one whose forms go to a service", () => {
  const form = () => ({
    action: "https://forms.example/a?b=c&d",
    method: "post" as const,
    encType: "text/plain" as const,
    trap: "website",
  });
  for (const page of cataloguePages.slice(0, 40)) {
    const body = (
      <Body
        model={{ ...pageModelOf(page), context: { ...singlePage, form, current: "#footer" } }}
      />
    );
    expect(renderToHtml(body), page.id).toBe(renderToStaticMarkup(body));
  }
});

describe("what could go wrong", () => {
  test("letters that mean something in HTML stay letters", () => {
    const odd = `<script>"it's" & that</script>`;
    const element = <p title={odd}>{odd}</p>;
    expect(renderToHtml(element)).toBe(renderToStaticMarkup(element));
    expect(renderToHtml(element)).not.toContain("<script");
  });

  test("what is nothing leaves nothing, and what is off is not there", () => {
    const element = (
      <details open={false} hidden aria-hidden={false} data-a={undefined} data-b={0}>
        {null}
        {undefined}
        {false}
        {0}
        {["a", [1, <br key="b" />]]}
      </details>
    );
    expect(renderToHtml(element)).toBe(renderToStaticMarkup(element));
  });

  test("where a block stands is forgotten again, also when drawing fails", () => {
    const model = { ...pageModelOf(cataloguePages[0] as never) };
    const broken = { ...model, context: { ...singlePage, home: "elsewhere.html" } };
    renderToHtml(<Body model={broken} />);
    const picture = () => {
      throw new Error("no picture");
    };
    expect(() =>
      renderToHtml(<Body model={{ ...model, context: { ...singlePage, picture } }} />),
    ).toThrow("no picture");
    const Home = () => createElement("i", null, useRenderContext().home);
    expect(renderToStaticMarkup(<Home />)).toBe("<i>#top</i>");
  });

  test("a class component is refused, not left out", () => {
    expect(() => renderToHtml({ ...(<p />), type: Symbol("other") } as never)).toThrow();
  });
});
