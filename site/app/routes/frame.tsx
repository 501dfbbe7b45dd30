import { Outlet, useMatches } from "react-router";
import { PageTitle } from "../components/PageTitle.tsx";
import { Sidebar } from "../components/Sidebar.tsx";
import { usePath } from "../components/usePath.ts";
import type { Page } from "../model/pages.ts";
import { sidebarGroups } from "../model/sidebar.ts";
import type { Handle } from "../root.tsx";

const menuId = "sections";

export const handle: Handle = { menuId };

/** Sidebar and title around most pages. The page's record comes from the route inside. */
export default function Frame() {
  const path = usePath();
  const page = useMatches().at(-1)?.loaderData as Page | undefined;
  return (
    <div className="frame">
      <Sidebar id={menuId} groups={sidebarGroups(path)} />
      <main id="content" className="frame-content">
        {page && <PageTitle>{page.heading}</PageTitle>}
        <Outlet />
      </main>
    </div>
  );
}
