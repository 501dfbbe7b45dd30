import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { ViewMenu } from "../canvas/ViewMenu.tsx";
import NoticeField from "../fields/business/NoticeField.tsx";
import { SiteAddressField } from "../fields/business/SiteAddressField.tsx";
import { LayoutField } from "../fields/look/LayoutField.tsx";
import { PanelTabs } from "../panels/Panel.tsx";
import { ComposerProvider, type Services } from "./context.tsx";
import { createInterface } from "./interface.ts";
import { createSession } from "./session.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const parts: Record<string, () => ReactNode> = {
  ...{ ViewMenu, SiteAddressField, NoticeField, LayoutField, PanelTabs },
};

test("a part of the composer is rendered again only when what it shows has changed", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const session = createSession(siteFromLayout(layout));
  const shown = createInterface(session);
  let rendered: string[] = [];
  const counted = Object.entries(parts).map(([name, part]) => {
    function Counted() {
      rendered.push(name);
      return part();
    }
    return <Counted key={name} />;
  });
  const root = createRoot(document.createElement("div"));
  const renderedBy = async (change: () => void) => {
    rendered = [];
    await act(async () => change());
    return rendered;
  };

  await renderedBy(() =>
    root.render(
      <ComposerProvider session={session} shown={shown} services={{} as Services}>
        {counted}
      </ComposerProvider>,
    ),
  );
  expect(rendered).toEqual(Object.keys(parts));
  const type = (text: string) => () =>
    session.change("Heading", (site) => withValue(site, "pages[0].sections[0].heading", text));
  expect(await renderedBy(type("A"))).toEqual([]);
  expect(await renderedBy(type("A l"))).toEqual([]);
  expect(await renderedBy(() => shown.announce("Saved."))).toEqual([]);
  expect(await renderedBy(() => shown.setTrial({ site: session.site }))).toEqual([]);
  expect(await renderedBy(() => shown.setPanel("look"))).toEqual(["PanelTabs"]);
  expect(await renderedBy(() => shown.setView({ theme: "dark" }))).toEqual(["ViewMenu"]);
  const addNotice = () =>
    session.change("notice", (site) => withValue(site, "notice", { text: "Closed" }));
  expect(await renderedBy(addNotice)).toEqual(["NoticeField"]);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test("the text of a field is held while the field has the focus", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const session = createSession(siteFromLayout(layout));
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <ComposerProvider
        session={session}
        shown={createInterface(session)}
        services={{} as Services}
      >
        <SiteAddressField />
      </ComposerProvider>,
    ),
  );
  const field = place.querySelector<HTMLElement>("[data-field=address]");
  field?.focus();
  expect(session.held).toEqual(["address"]);
  field?.blur();
  expect(session.held).toEqual([]);
  field?.focus();
  await act(async () => root.unmount());
  expect(session.held).toEqual([]);
  place.remove();
  vi.unstubAllGlobals();
});
