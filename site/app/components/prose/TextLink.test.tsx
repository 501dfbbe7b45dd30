import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { TextLink } from "./TextLink.tsx";

const written = (href: string) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([{ path: "*", element: <TextLink href={href}>x</TextLink> }])}
    />,
  );

test("a page of the site is reached through the router, everything else by the browser", () => {
  const routed = (href: string) => written(href).includes("data-discover");
  for (const href of ["/layouts", "/packages#does-it-fit", "/guides/brand-color-structure?brand=x"])
    expect(routed(href), href).toBe(true);
  for (const href of ["#classes", "https://daylit.example/", "//other.example", "/daylit.min.css"])
    expect(routed(href), href).toBe(false);
  expect(written("/layouts")).toContain('href="/layouts"');
});
