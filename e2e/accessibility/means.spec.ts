import { expect, test } from "@playwright/test";
import { hydrate } from "../support/hydration.ts";
import { triedByMeans } from "./probes/means.ts";
import { everywhere, placesAt } from "./probes/places.ts";
import { cutByLetters } from "./probes/spacing.ts";

/** Small enough to be asked for by themselves: -g "3 of 20". */
const shares = 20;

/** Each takes seconds on every address: a command, not a part of npm test. */
for (let share = 0; everywhere && share < shares; share++)
  test(`whatever means somebody uses, nothing is lost, ${share + 1} of ${shares}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(30 * 60_000);
    const session = await page.context().newCDPSession(page);
    const known = { light: new Set<string>(), dark: new Set<string>() };
    const wrong: string[] = [];
    const all = placesAt(baseURL ?? "").filter((_, index) => index % shares === share);
    for (const path of all) {
      const tell = (lines: readonly string[]) =>
        wrong.push(...lines.map((line) => `${path}: ${line}`));
      tell(await cutByLetters(page, session, path));
      await page.goto(path);
      if (path.startsWith("/") && !path.startsWith("/view/")) await hydrate(page);
      tell(await triedByMeans(page, session, known));
    }
    test.info().annotations.push({
      type: "looked at",
      description: `${all.length} addresses, ${known.light.size} kinds of choices`,
    });
    expect(wrong).toEqual([]);
  });
