import { expect, test } from "vitest";
import { telephone } from "./business.ts";

test.each([
  ["+44 (0)20 7946 0018", "tel:+442079460018"],
  ["+49 (0) 171 234-5678", "tel:+491712345678"],
  ["0044 (0) 20 7946 0018", "tel:00442079460018"],
  ["(020) 7946 0018", "tel:02079460018"],
  ["020 7946 0018", "tel:02079460018"],
])("%s is dialled as %s", (phone, link) => expect(telephone(phone)).toBe(link));
