import { translatable } from "@daylit/site-engine";
import { withLanguage, withTranslation } from "@daylit/site-engine/edit/translate.ts";
import { tunerSite } from "@daylit/site-engine/testing/tuner-site.ts";
import { readBack } from "@daylit/site-engine/translator/read-back.ts";
import { xliffOf } from "@daylit/site-engine/translator/xliff.ts";
import { expect, test } from "vitest";
import { readXliff } from "./read-xliff.ts";

const site = withLanguage(tunerSite(), "de");
const [first] = translatable(site).filter(({ text }) => / .* /.test(text));
if (!first) throw new Error("no text");
const of = first.text;
const sent = xliffOf(site, "de");
const back = (text: string) => readBack(site, "de", readXliff(text)).texts;

test("an XLIFF file that came back is read, also where a program cut texts into sentences", () => {
  const done = withTranslation(site, "de", of, "Ein Satz mit <b> & mehr");
  expect(back(xliffOf(done, "de"))).toMatchObject([{ of, after: "Ein Satz mit <b> & mehr" }]);
  const cut = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f"><unit id="${readXliff(sent)[0]?.key}"><segment state="final"><source>A</source><target>Eins.</target></segment><ignorable><source> </source></ignorable><segment><source>B</source><target>Zwei.</target></segment></unit></file></xliff>`;
  expect(back(cut)).toMatchObject([{ after: "Eins. Zwei." }]);
});

test("a file without a translation changes nothing", () => {
  expect(readXliff(sent).length).toBeGreaterThan(20);
  expect(back(sent)).toEqual([]);
});

test("hostile files give no texts, and no error", () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><xliff>&b;</xliff>`;
  for (const text of [bomb, "<xliff><unit", "<p>hello</p>", "", "\u0000", "{}"])
    expect(readXliff(text)).toEqual([]);
});
