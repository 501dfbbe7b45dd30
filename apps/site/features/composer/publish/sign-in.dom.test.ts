import { beforeEach, expect, test } from "vitest";
import { netlifyClient, signedInSite, signIn, signInAnswer, takeAnswer } from "./sign-in.ts";

const begun = { id: "w1", name: "ida", keep: true };

/** As when Netlify sends the visitor back. */
function come(fragment: string) {
  history.replaceState(null, "", `/compose#${fragment}`);
  takeAnswer();
}
/** The `state` with which the visitor has left. */
function left(): string {
  let address = "";
  signIn(begun, (to) => {
    address = to;
  });
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe("https://app.netlify.com/authorize");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: "id-of-daylit",
    response_type: "token",
    redirect_uri: `${location.origin}/compose`,
  });
  return searchParams.get("state") ?? "";
}

beforeEach(() => {
  sessionStorage.clear();
  netlifyClient.id = "id-of-daylit";
});

test("the key is taken out of the address, for the site that was left, once", () => {
  const state = left();
  const before = history.length;
  come(`access_token=secret&token_type=Bearer&state=${state}`);
  expect(location.href).not.toContain("secret");
  expect(history.length).toBe(before);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("secret");
  expect(signedInSite()).toBe("w1");
  expect(signInAnswer("another")).toBeUndefined();
  expect(signInAnswer("w1")).toEqual({ ...begun, token: "secret", refused: false });
  expect(signInAnswer("w1")).toBeUndefined();
});

test.each([
  ["nobody has asked", () => "x"],
  ["another state", () => `${left()}x`],
  ["no state", () => left().slice(0, 0)],
  [
    "an answer that was given already",
    () => {
      const state = left();
      come(`access_token=first&state=${state}`);
      signInAnswer("w1");
      return state;
    },
  ],
])("a key from a link is not taken: %s", (_, state) => {
  come(`access_token=theirs&state=${state()}`);
  expect(location.hash).toBe("");
  expect(signedInSite()).toBeUndefined();
});

test("what is stored by others is no answer", () => {
  for (const stored of ["{", "null", "[]", '"x"']) {
    sessionStorage.setItem("daylit-sign-in", stored);
    come("access_token=theirs&state=x");
    expect(signedInSite()).toBeUndefined();
  }
});

test("a visitor who said no is told so", () => {
  come(`error=access_denied&state=${left()}`);
  expect(location.hash).toBe("");
  expect(signInAnswer("w1")).toMatchObject({ token: "", refused: true });
});

test("other fragments stay", () => {
  come("edit");
  expect(location.hash).toBe("#edit");
});
