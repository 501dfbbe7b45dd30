import { isAddress } from "@daylit/layouts/schema/read/address.ts";

/** What people write as an address, as one; undefined for anything that may not stand in a link. */
export function readableAddress(text: string): string | undefined {
  const written = text.trim();
  const whole = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(written) ? `https://${written}` : written;
  return isAddress(whole) ? whole : undefined;
}
