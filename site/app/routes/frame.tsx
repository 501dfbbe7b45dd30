import { Outlet, type ShouldRevalidateFunctionArgs, useMatches } from "react-router";
import { PageTitle } from "../components/PageTitle.tsx";
import { PageWays } from "../components/PageWays.tsx";
import { Sidebar } from "../components/Sidebar.tsx";
import type { Page } from "../model/pages.ts";
import { sidebarGroups } from "../model/sidebar.ts";
import type { Handle } from "../root.tsx";
import type { Route } from "./+types/frame";

const menuId = "sections";

export const handle: Handle = { menuId };

/** The names come with each page, so that the code of every page need not carry all of them. */
export const loader = ({ url }: Route.LoaderArgs) => ({ groups: sidebarGroups(url.pathname) });

const section = ({ pathname }: URL) => pathname.split("/")[1];

/** Prerendered data is taken for settled; the sidebar's changes from section to section. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  section(currentUrl) !== section(nextUrl);

/** Sidebar and title around most pages. The page's record comes from the route inside. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  const page = useMatches().at(-1)?.loaderData as Page | undefined;
  return (
    <div className="frame">
      <Sidebar id={menuId} groups={loaderData.groups} />
      <main id="content" className="frame-content">
        {page && <PageTitle>{page.heading}</PageTitle>}
        {page?.twin && <PageWays twin={page.twin} />}
        <Outlet />
      </main>
    </div>
  );
}
