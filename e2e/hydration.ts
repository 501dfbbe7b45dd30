import type { Page } from "@playwright/test";

type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/**
 * Resolves once React answers on this page; a sign of intent starts it where it is still to come.
 * It marks elements before it is done with the whole: a press in between would be the browser's own.
 */
export async function hydrate(page: Page) {
  await page.waitForFunction(() => {
    dispatchEvent(new Event("focusin"));
    const marked = Object.entries(document).find(([key]) => key.startsWith("__reactContainer"));
    const root = marked?.[1] as Root | undefined;
    const title = document.querySelector("h1");
    return (
      root?.stateNode.current.memoizedState.isDehydrated === false &&
      title !== null &&
      Object.keys(title).some((key) => key.startsWith("__reactFiber"))
    );
  });
}
