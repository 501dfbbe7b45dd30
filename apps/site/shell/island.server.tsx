import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";

/**
 * When a tool comes alive: by itself as soon as the page has loaded; near the window, by itself where
 * something was kept or the address names something; or, without either, on a sign of intent.
 */
export type Wake = "now" | "near";

const folder = "../features/";
const ending = ".island.tsx";

const islands = new Map(
  Object.entries(
    import.meta.glob<ComponentType>("../features/**/*.island.tsx", {
      eager: true,
      import: "default",
    }),
  ).map(([file, Component]) => [Component, file.slice(folder.length, -ending.length)]),
);

type Props<P> = { of: ComponentType<P>; props?: P; wake?: Wake };

/**
 * A part of a page that comes alive in the browser: the default export of a file that ends in
 * `.island.tsx`. It is rendered by itself, because by itself React takes it over (client/islands.ts).
 * Everything around it stays as it was written.
 */
export function Island<P extends object>({ of: Component, props, wake }: Props<P>) {
  const name = islands.get(Component as ComponentType);
  if (!name) throw new Error(`${Component.name} is not the default export of an island`);
  const html = renderToString(<Component {...(props as P)} />);
  return (
    <div
      className="island"
      data-island={name}
      data-props={props && JSON.stringify(props)}
      data-wake={wake}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
