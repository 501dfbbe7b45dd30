import { isAddress } from "@daylit/layouts/schema/read/address.ts";
import { telephone } from "@daylit/layouts/trades/business.ts";

/** What people write as an address, as one; undefined for anything that may not stand in a link. */
export function readableAddress(text: string): string | undefined {
  const written = text.trim();
  // A number as people write it, in the digits of any script.
  const number = /^(?:tel:)?[\p{Nd}\s+＋()（）/-]{6,}$/iu.test(written) && telephone(written);
  const isHost = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(written);
  const whole = number || (isHost ? `https://${written}` : written);
  return isAddress(whole) ? whole : undefined;
}
