import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";
import { escapeHtml } from "./escape-html.ts";
import { addLetters, latinSlug } from "./latin-slug.ts";
import { letters, vowelled } from "./letters.ts";
import { slug } from "./slug.ts";

test("escaped text holds no markup", () => {
  expect(escapeHtml(`<a href="?a&b">'`)).toBe("&lt;a href=&quot;?a&amp;b&quot;&gt;'");
});

test("a slug is lower case, without accents, and keeps other scripts", () => {
  expect(slug("Café & Bar")).toBe("cafe-bar");
  expect(slug("  Prices, 2026! ")).toBe("prices-2026");
  expect(slug("خدمات السباكة")).toBe("خدمات-السباكة");
  expect(slug("Straße Ødegård Łódź")).toBe("strasse-odegard-lodz");
  expect(slug("&")).toBe("");
});

test("a slug of a slug is the same", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => slug(slug(text)) === slug(text)),
  );
});

test("distances count added, dropped, changed and swapped letters", () => {
  expect(editDistance("card", "card")).toBe(0);
  expect(editDistance("crad", "card")).toBe(1);
  expect(editDistance("cards", "card")).toBe(1);
  expect(editDistance("bird", "card")).toBe(2);
  expect(editDistance("", "card")).toBe(4);
});

test("a beginning of a word is at no distance", () => {
  expect(editDistance("acc", "accordion", { limit: 1, prefix: true })).toBe(0);
  expect(editDistance("acccordion", "accordion", { limit: 2, prefix: true })).toBe(1);
  expect(editDistance("zzz", "accordion", { limit: 1, prefix: true })).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test("the distance is the same in both directions and no longer than the longer word", () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const steps = editDistance(a, b);
      expect(steps).toBe(editDistance(b, a));
      expect(steps).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(steps === 0).toBe(a === b);
    }),
  );
});

addLetters(letters, vowelled);

test.each([
  ["Über uns: Öffnungszeiten & Straße", "de", "ueber-uns-oeffnungszeiten-strasse"],
  ["Über uns", "sv", "uber-uns"],
  ["Smørrebrød på Åen", "da", "smoerrebroed-paa-aaen"],
  ["Ida’s Bakery", "en", "idas-bakery"],
  ["IŞIK Diş Kliniği", "tr", "isik-dis-klinigi"],
  ["Łódź, żurek", "pl", "lodz-zurek"],
  ["Bánh mì Đà Nẵng", "vi", "banh-mi-da-nang"],
  ["مخبز الزيتون", "ar", "mkhbz-alzytwn"],
  ["اتصل بنا", "ar", "ittasil-bina"],
  ["صور من عمّان", "ar", "swr-man-aman"],
  ["יצירת קשר", "he", "yetsirat-kesher"],
  ["Επικοινωνία", "el", "epikoinonia"],
  ["Контакти", "uk", "kontakty"],
  ["مَخبَزٌ ٢٠٢٦", "ar", "mkhbz-2026"],
  ["מאפיית הזית", "he", "mapyyt-hzyt"],
  ["Πλατεία Ουρανού", "el", "plateia-ouranou"],
  ["Хлеб и щи", "ru", "khleb-i-shchi"],
  ["Хліб і їжа, гриб", "uk", "khlib-i-izha-hryb"],
  ["Площад България", "bg", "ploshtad-balgariya"],
  ["თბილისი", "ka", "tbilisi"],
  ["Երևան", "hy", "erevan"],
  ["面包店", "zh", ""],
])("“%s” in an address in %s is “%s”", (text, language, made) => {
  expect(latinSlug(text, language)).toBe(made);
});

test("a name for an address has Latin letters, digits and single hyphens alone", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("de", "da", "uk", "en"),
      (text, language) => {
        expect(latinSlug(text, language)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      },
    ),
  );
});
