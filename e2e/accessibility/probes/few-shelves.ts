import { expect, type Page } from "@playwright/test";

/** The library has 430 pictures of one kind, in shelves: two of them are left. */
export const withFewShelves = (page: Page) =>
  page.route("**/pictures", async (route) => {
    const response = await route.fetch();
    let count = 0;
    const body = (await response.text()).replaceAll(
      /<section id="[^"]*" class="shelf".*?<\/section>/gs,
      (shelf) => (++count > 2 ? "" : shelf),
    );
    expect(count, "shelves of the library").toBeGreaterThan(10);
    await route.fulfill({ response, body });
  });
