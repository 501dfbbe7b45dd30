import { stripBase, withBase } from "../model/base-path/base-path.ts";

/** On the error screen: pages whose address looks like the one asked for. The list is fetched only here. */
export async function suggestNearest() {
  const nav = document.getElementById("nearest");
  if (!nav) return;
  try {
    const [{ nearest }, { paths }] = await Promise.all([
      import("../model/pages/nearest.ts"),
      import("../model/pages/paths.ts"),
    ]);
    const pathname = stripBase(location.pathname) ?? location.pathname;
    const links = nearest(pathname, paths)
      .filter((path) => path !== pathname)
      .map((path) => {
        const item = document.createElement("li");
        const link = document.createElement("a");
        link.href = withBase(path);
        link.textContent = path;
        item.append(link);
        return item;
      });
    nav.querySelector("ul")?.replaceChildren(...links);
    nav.hidden = links.length === 0;
  } catch {
    // Without suggestions the other ways on are still there.
  }
}
