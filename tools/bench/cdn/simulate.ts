import { places } from "./places.ts";
import type { Site } from "./site.ts";

/** How copies of pages are kept at the edge; lasting files are kept until nobody wants them. */
export type Header = {
  name: string;
  /** Seconds for which a copy of a page is given away unasked; 0: every visit asks the origin. */
  fresh: number;
  /** Whether the deploy tells the network to forget its pages. */
  purged: boolean;
};

export type Result = {
  edgeRequests: number;
  edgeBytes: number;
  originRequests: number;
  originBytes: number;
  /** In the hour after the deploy. */
  deployRequests: number;
  deployBytes: number;
  /** Page views that showed the build before, after the deploy. */
  old: number;
  /** The most the origin was asked in any minute. */
  peak: number;
};

const month = 30 * 86_400;
/** Bytes of an answer without content, and seconds after which a copy that nobody asks for is dropped. */
const headers = 400;
const idle = 7 * 86_400;
/** Share of the visits by somebody who has been here this month, and of page views that end the visit. */
const returning = 0.3;
const leaves = 0.4;

/** Always the same numbers, so that two headers meet the same visits. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

/** Picks by weight: the running sums are searched by halves. */
function picker(weights: readonly number[]) {
  const sums: number[] = [];
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight);
  const total = sums.at(-1) ?? 0;
  return (random: number) => {
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > random * total) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

export function simulate({ items, pages, shared }: Site, visits: number, how: Header): Result {
  const random = dice(20_261_115);
  const pickPlace = picker(places.map(([, share]) => share));
  // The second page is asked for half as often as the first, the third a third as often, and so on.
  const pickPage = picker(pages.map((_, rank) => 1 / (rank + 1)));
  const count = items.length;
  const fetched = new Float64Array(places.length * count).fill(Number.NEGATIVE_INFINITY);
  const asked = new Float64Array(places.length * count).fill(Number.NEGATIVE_INFINITY);
  const minutes = new Uint32Array(month / 60 + 2);
  const deploy = month / 2;
  const result: Result = {
    edgeRequests: 0,
    edgeBytes: 0,
    originRequests: 0,
    originBytes: 0,
    deployRequests: 0,
    deployBytes: 0,
    old: 0,
    peak: 0,
  };

  const origin = (now: number, bytes: number) => {
    result.originRequests += 1;
    result.originBytes += bytes;
    minutes[Math.floor(now / 60)] = (minutes[Math.floor(now / 60)] ?? 0) + 1;
    if (now < deploy || now >= deploy + 3600) return;
    result.deployRequests += 1;
    result.deployBytes += bytes;
  };

  /** A deploy changes every page, and every script and stylesheet gets a new name. Pictures stay. */
  const changes = items.map(({ address, lasting }) => !lasting || /\.(js|css)$/.test(address));

  const get = (place: number, number: number, now: number, bytes: number) => {
    const item = items[number];
    if (!item) return;
    const slot = place * count + number;
    const last = fetched[slot] ?? 0;
    const dropped = now - (asked[slot] ?? 0) > idle;
    const outdated = changes[number] === true && now >= deploy && last < deploy;
    asked[slot] = now;
    result.edgeRequests += 1;
    result.edgeBytes += bytes + headers;
    if (dropped || (outdated && (item.lasting || how.purged || now - last >= how.fresh))) {
      fetched[slot] = now;
      origin(now, item.bytes + headers);
    } else if (!item.lasting && how.fresh < month && now - last >= how.fresh) {
      // Asked whether it is still right: an answer without content.
      fetched[slot] = now;
      origin(now, headers);
    } else if (outdated) result.old += 1;
  };

  for (let visit = 0; visit < visits; visit += 1) {
    // Twice as many by day as by night.
    const even = (visit / visits) * month;
    const now = even + (86_400 / (6 * Math.PI)) * Math.sin((even / 86_400) * 2 * Math.PI);
    const place = pickPlace(random());
    const known = random() < returning;
    let first = true;
    do {
      const page = pages[pickPage(random())];
      if (!page) break;
      // Who has been here holds the page, too: it is asked for, and mostly not sent again.
      get(place, page.item, now, known && first ? 0 : (items[page.item]?.bytes ?? 0));
      if (!known)
        for (const part of page.parts)
          if (first || !shared.has(part)) get(place, part, now, items[part]?.bytes ?? 0);
      first = false;
    } while (random() > leaves);
  }
  for (const each of minutes) result.peak = Math.max(result.peak, each);
  return result;
}
