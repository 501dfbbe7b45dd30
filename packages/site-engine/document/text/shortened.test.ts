import * as allWords from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import { expect, test } from "vitest";
import { shortened } from "./shortened.ts";

addWords(allWords);

const cases: readonly (readonly [string, number, string, string])[] = [
  ["en", 26, "We bake bread, cakes and pies every morning in Amman", "We bake bread"],
  [
    "en",
    40,
    "We bake bread, cakes and pies every morning in Amman",
    "We bake bread, cakes and pies",
  ],
  ["en", 30, "Bread, cakes and sweet pastries for every occasion", "Bread, cakes"],
  [
    "en",
    40,
    "Bread, cakes and sweet pastries for every occasion",
    "Bread, cakes and sweet pastries",
  ],
  [
    "en",
    40,
    "Bread, cakes, and sweet pastries from our own oven",
    "Bread, cakes, and sweet pastries",
  ],
  ["en", 30, "Mobile hairdresser and barber for people at home", "Mobile hairdresser and barber"],
  [
    "en",
    44,
    "I tune and repair pianos at home in Whitby and on the moors",
    "I tune and repair pianos at home",
  ],
  [
    "en",
    53,
    "Notarial acts, powers of attorney and certified copies, by appointment or at your bedside",
    "Notarial acts",
  ],
  [
    "en",
    56,
    "I write the words you want to say when someone you love has died",
    "I write the words you want to say",
  ],
  [
    "de",
    44,
    "Ich schreibe die Rede, die Sie halten möchten, wenn jemand gestorben ist",
    "Ich schreibe die Rede",
  ],
  [
    "fr",
    40,
    "J’écris les mots que vous voulez dire quand un proche est mort",
    "J’écris les mots que vous voulez dire",
  ],
  ["en", 44, "Pianos tuned and repaired, with 27 years of experience", "Pianos tuned and repaired"],
  [
    "de",
    44,
    "Krankengymnastik und manuelle Therapie für Rücken, Knie und Schulter in Leipzig",
    "Krankengymnastik und manuelle Therapie",
  ],
  ["de", 44, "Physiotherapie für Rücken, Gelenke und nach Operationen", "Physiotherapie"],
  [
    "de",
    60,
    "Physiotherapie für Rücken, Gelenke und Schulter in der Leipziger Südvorstadt",
    "Physiotherapie für Rücken, Gelenke und Schulter",
  ],
  [
    "de",
    40,
    "Ich behandle Rücken, Knie und Schulter nach Unfällen und Operationen",
    "Ich behandle Rücken, Knie und Schulter",
  ],
  [
    "fr",
    34,
    "Du pain, des gâteaux et des tartes pour toutes les fêtes",
    "Du pain, des gâteaux et des tartes",
  ],
  ["es", 30, "Reparamos coches, motos y bicicletas en Sevilla", "Reparamos coches"],
  ["it", 36, "Ripariamo pianoforti, organi e clavicembali a Torino", "Ripariamo pianoforti"],
  ["pt", 30, "Consertamos pianos e órgãos em Lisboa e no Porto", "Consertamos pianos e órgãos"],
  ["nl", 30, "Wij stemmen piano’s en vleugels in Utrecht en omstreken", "Wij stemmen piano’s"],
  [
    "pl",
    30,
    "Stroimy pianina i fortepiany w Krakowie oraz okolicach",
    "Stroimy pianina i fortepiany",
  ],
  ["cs", 30, "Ladíme klavíry a pianina v Praze a okolí", "Ladíme klavíry a pianina"],
  ["sv", 30, "Vi stämmer pianon och flyglar i Lund med omnejd", "Vi stämmer pianon och flyglar"],
  ["da", 30, "Vi stemmer klaverer og flygler i Aarhus og omegn", "Vi stemmer klaverer og flygler"],
  ["fi", 30, "Viritämme pianot, flyygelit ja urut koko Suomessa", "Viritämme pianot"],
  ["tr", 30, "Ekmek, pasta ve kurabiye pişiriyoruz her sabah", "Ekmek, pasta"],
  ["uk", 34, "Печемо хліб, торти та пиріжки для вашого свята", "Печемо хліб, торти та пиріжки"],
  ["ar", 34, "نخبز الخبز والكعك والمعجنات كل صباح في عمّان القديمة", "نخبز الخبز والكعك والمعجنات"],
  ["he", 28, "אנחנו אופים לחם, עוגות ומאפים עם קמח מלא", "אנחנו אופים לחם"],
  ["hu", 30, "Kenyeret, süteményt és tortát sütünk minden reggel", "Kenyeret"],
];

test.each(cases)("%s, %i letters: %s", (language, room, sentence, short) => {
  expect(shortened(sentence, room, language)).toBe(short);
});
