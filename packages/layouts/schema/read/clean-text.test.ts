import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

test.each([
  ["spaces stay, also at the end", " Zoe ", " Zoe "],
  ["a tab becomes a space", "Zoe\tLane", "Zoe Lane"],
  ["a line break becomes a space", "Zoe\r\nLane\u2028!", "Zoe Lane !"],
  ["control characters become a space", "Zoe\u0000\u0007\u0085Lane", "Zoe Lane"],
  ["a byte order mark goes", "\ufeffZoe", "Zoe"],
  [
    "two letters in one become two",
    "\ufb01nden, \ufb02iegen, o\ufb03ce",
    "finden, fliegen, office",
  ],
  ["halves of letters go", "\ude00Zoe\ud83d", "Zoe"],
  ["what is no character goes", "Zoe\ufffe\u{1ffff}", "Zoe"],
  ["whole letters of two halves stay", "Zoe 😀👩‍🚒", "Zoe 😀👩‍🚒"],
  ["marks around a telephone number go", "\u202a+44 20\u202c", "+44 20"],
  ["a mark without its end goes", "مخبز \u202bالبيت", "مخبز البيت"],
  ["an end without its mark goes", "مخبز\u202c البيت", "مخبز البيت"],
  [
    "pairs inside right-to-left text stay",
    "هاتف \u2066+44 20\u2069 اليوم",
    "هاتف \u2066+44 20\u2069 اليوم",
  ],
  ["pairs around the whole of it go", "\u2067\u202bمخبز\u202c\u2069", "مخبز"],
  ["what turns letters round by force goes", "مخبز \u202eabc\u202c x", "مخبز abc x"],
  ["pairs in left-to-right text go", "a \u2067b\u2069 c", "a b c"],
  ["marks that only lean on their neighbour stay", "a\u200e b\u200f", "a\u200e b\u200f"],
])("%s", (_, given, wanted) => {
  expect(cleanText(given)).toBe(wanted);
  expect(cleanText(wanted)).toBe(wanted);
});

test("where lines are allowed they stay, each break as one", () => {
  expect(cleanText("a\r\nb\rc\u2028d\te", true)).toBe("a\nb\nc\nd e");
});
