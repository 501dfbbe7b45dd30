import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { renderLayout } from "@daylit/layouts/render/render-layout.ts";
import { expect, test } from "vitest";
import { withMailForms } from "./mail-forms.ts";

test("a form goes to the page's own address, by post, and says what to set", () => {
  const html = '<a href="mailto:hello@fern.example">\n  <form class="form" action="#book">';
  const made = withMailForms(html);
  expect(made).toContain(
    '<form class="form" action="mailto:hello@fern.example" method="post" enctype="text/plain">',
  );
  expect(made).toContain("<!-- Where the form goes");
});

test("without an address of its own it names one to replace", () => {
  expect(withMailForms('<form action="#x">')).toContain(
    'action="mailto:you@your-business.example"',
  );
});

test("no form of the catalogue is left that would put words into the address", () => {
  const forms = cataloguePages
    .map((page) => renderLayout(page).html)
    .filter((html) => html.includes("<form"));
  expect(forms.length).toBeGreaterThan(10);
  for (const html of forms) {
    const made = withMailForms(html);
    const all = made.match(/<form\b[^>]*>/g) ?? [];
    expect(all.filter((form) => !/action="mailto:.+" method="post"/.test(form))).toEqual([]);
  }
});
