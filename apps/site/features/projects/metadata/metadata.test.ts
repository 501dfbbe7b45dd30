import { expect, test } from "vitest";
import { readHead } from "./head.ts";
import { imageAddress, metadataOf, plainText } from "./metadata.ts";

const at = (url: string, head: string) => metadataOf(readHead(head), url);

test("relative pictures are resolved against the address of the page", () => {
  const url = "https://client.test/en/page.html?x#y";
  expect(imageAddress("https://cdn.test/a.png", url)).toBe("https://cdn.test/a.png");
  expect(imageAddress("/a.png", url)).toBe("https://client.test/a.png");
  expect(imageAddress("a.png", url)).toBe("https://client.test/en/a.png");
  expect(imageAddress(" //cdn.test/a.png ", url)).toBe("https://cdn.test/a.png");
});

test("nothing but http and https is a picture", () => {
  const refused = [
    "javascript:alert(1)",
    "data:image/png,x",
    "blob:x",
    "file:///a",
    "http://[",
    "",
  ];
  for (const content of refused)
    expect(imageAddress(content, "https://a.test/"), content).toBeNull();
});

test("the first that says anything counts", () => {
  expect(
    at(
      "https://a.test/",
      `<title> </title><title>Second</title>
       <meta name=description><meta name=description content=" "><meta content="Third" NAME=Description>
       <meta property=og:image content="data:,x"><meta name=twitter:image content="/t.png">
       <meta property=og:image content="/og.png">`,
    ),
  ).toEqual({ title: "Second", description: "Third", imageUrl: "https://a.test/og.png" });
});

test("a page that says nothing gives empty texts and no picture", () => {
  expect(at("https://a.test/", "")).toEqual({ title: "", description: "", imageUrl: null });
});

test("texts are one line, without controls, and end in an ellipsis when too long", () => {
  expect(plainText("  a\n\tb \u202ec\u0007 ", 10)).toBe("a b c");
  expect(plainText("abcdef", 6)).toBe("abcdef");
  expect(plainText("abcdefg", 6)).toBe("abcde…");
  expect(plainText("abcd fg", 6)).toBe("abcd…");
  expect(plainText("🏠🏠🏠🏠", 3)).toBe("🏠🏠…");
});

test("markup in a title stays text", () => {
  expect(at("https://a.test/", "<title><img src=x onerror=alert(1)> &lt;b&gt;</title>").title).toBe(
    "<img src=x onerror=alert(1)> <b>",
  );
});
