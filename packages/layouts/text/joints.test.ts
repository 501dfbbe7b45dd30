import { expect, test } from "vitest";
import { joinedHeadline, joinedLead, joinedMarkup } from "./joints.ts";

const seen = (text: string) => text.replaceAll("\u00a0", "_");

test.each([
  ["en", "Volunteer on Saturdays", "Volunteer on_Saturdays"],
  ["en", "A farmhouse, room by room", "A_farmhouse, room by_room"],
  ["en-GB", "Live music under the viaduct", "Live music under the viaduct"],
  ["de", "Brot aus dem Ofen nebenan", "Brot aus dem_Ofen nebenan"],
  ["fr", "La maison au bord de la mer", "La maison au_bord de la_mer"],
  ["ja", "a b c", "a b c"],
  ["en", "Of stone", "Of stone"],
])("%s: %s", (language, text, joined) => {
  expect(seen(joinedHeadline(text, language))).toBe(joined);
});

test("a lead keeps its last three words together, if they are short", () => {
  expect(seen(joinedLead("The dates are in the contract, and we pay if we are late."))).toBe(
    "The dates are in the contract, and we pay if we_are_late.",
  );
  const long = "Fixed before the first spade goes in, with foundations and certificates.";
  expect(joinedLead(long)).toBe(long);
  expect(joinedLead("Open from seven.")).toBe("Open from seven.");
});

test("only headlines and leads are joined, and no tag is", () => {
  const html =
    '<h1 class="a b">Get on a bus</h1><p class="subhead">Every day of the week, from six to ten</p><p class="a b c">to a b</p><h2><a href="/a b">On a bus</a></h2>';
  expect(seen(joinedMarkup(html, "en"))).toBe(
    html.replace("Get on a bus", "Get on_a_bus").replace("six to ten", "six_to_ten"),
  );
});

test("a span of Arabic times stays on a line, between commas it may break", () => {
  const hours = '<p title="2:00 م–6:00 م">9:00 ص–12:30 م، 2:00 م–6:00 م</p>';
  expect(seen(joinedMarkup(hours, "ar")).replaceAll("\u2060", "|")).toBe(
    '<p title="2:00 م–6:00 م">9:00_ص–|12:30_م، 2:00_م–|6:00_م</p>',
  );
});
