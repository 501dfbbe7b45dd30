import fc from "fast-check";
import { expect, test } from "vitest";
import { answersIn } from "./useStarts.ts";

test("whatever is pasted into the first form can stand on a page", () => {
  const hidden = fc.constantFrom("\u200b", "\u202e", "\u0000", "\ud83e", "🥖", "a", " ", "\n");
  fc.assert(
    fc.property(fc.array(fc.oneof(hidden, fc.string()), { maxLength: 220 }), (parts) => {
      const { calling } = answersIn(new URLSearchParams([["calling", parts.join("")]]));
      expect(calling.length).toBeLessThanOrEqual(200);
      expect(calling).toBe(calling.trim());
      expect(calling).not.toMatch(/[\p{Cs}\p{Cc}\u200b\u202a-\u202e]/u);
    }),
  );
  expect(answersIn(new URLSearchParams("calling=\u200b%20baker\u200b%0A")).calling).toBe("baker");
});
