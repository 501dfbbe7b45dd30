import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";

/**
 * When an island is hydrated. "load": after the page has loaded. "visible": when it nears the viewport.
 * "stored": the same where the browser keeps something of the visitor's or the address carries something.
 * Else: when pointer or focus come to it, or a sample that fingers use nears the viewport. Where something is stored or the address has a fragment,
 * "visible" and "stored" start the script on their own; else the first sign of intent does.
 */
export type Client = "load" | "visible" | "stored";

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

type Props<P> = { of: ComponentType<P>; props?: P; client?: Client };

/**
 * A part of a page that is hydrated in the browser: the default export of a file that ends in
 * `.island.tsx`. It is rendered apart from the page, because React hydrates it alone
 * (runtime/start/islands.ts); the markup around it is never touched.
 */
export function Island<P extends object>({ of: Component, props, client }: Props<P>) {
  const name = islands.get(Component as ComponentType);
  if (!name) throw new Error(`${Component.name} is not the default export of an island`);
  const html = renderToString(<Component {...(props as P)} />);
  return (
    <div
      className="island"
      data-island={name}
      data-props={props && JSON.stringify(props)}
      data-client={client}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
