import { expect, test } from "vitest";
import { isolated } from "./isolate.ts";

const business = {
  name: "Zaytoun’s & Sons",
  ...{ strapline: "", phone: "+962 6 465 1234", email: "" },
  address: ["12 Rainbow St.", "عمّان"],
};

test("on an Arabic page, numbers, streets and names of the other direction stay whole", () => {
  const markup =
    '<body><p title="+962 6 465 1234">اتصلوا على +962\u00a06\u00a0465\u00a01234. Zaytoun’s &amp; Sons، 12 Rainbow St.</p><p>٠٦ ٤٦٥ ١٢٣٤</p><select><option>06 465 1234</option></select></body>';
  expect(isolated(markup, { language: "ar", business })).toBe(
    '<body><p title="+962 6 465 1234">اتصلوا على <bdo dir="ltr">+962\u00a06\u00a0465\u00a01234</bdo>. <bdi>Zaytoun’s &amp; Sons</bdi>، <bdi>12 Rainbow St.</bdi></p><p><bdo dir="ltr">٠٦ ٤٦٥ ١٢٣٤</bdo></p><select><option>06 465 1234</option></select></body>',
  );
});

test("on an English page, Arabic names and digits do, and nothing else is touched", () => {
  const arabic = { ...business, name: "مخبز الزيتون" };
  expect(
    isolated("<p>مخبز الزيتون 12, ٠٦ ٤٦٥ ١٢٣٤</p>", { language: "en-GB", business: arabic }),
  ).toBe('<p><bdi>مخبز الزيتون</bdi> 12, <bdo dir="ltr">٠٦ ٤٦٥ ١٢٣٤</bdo></p>');
  const english = "<p>Zaytoun’s &amp; Sons, 12 Rainbow St., 020 7946 0018</p>";
  expect(isolated(english, { language: "en-GB", business: { ...business, address: [] } })).toBe(
    english,
  );
});

test("times, years and prices are no telephone numbers", () => {
  const text = "<p>09:00–17:00، 2026، 1,200.50</p>";
  expect(isolated(text, { language: "ar", business })).toBe(text);
});
