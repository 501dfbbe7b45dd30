import { expect, test } from "vitest";
import { readableAddress } from "./readable-address.ts";

test.each([
  ["020 7946 0018", "tel:02079460018"],
  ["٠٢٠ ٧٩٤٦ ٠٠١٨", "tel:02079460018"],
  ["tel:+44 (0)20 7946 0018", "tel:+442079460018"],
  ["tel:02079460018", "tel:02079460018"],
  ["bakery.example", "https://bakery.example"],
  ["#footer", "#footer"],
  ["12 34", undefined],
])("%s leads to %s", (written, address) => expect(readableAddress(written)).toBe(address));
