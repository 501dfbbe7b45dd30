import { menu, pathOf } from "../../model/menu.ts";
import type { SidebarGroup } from "../model/sidebar.ts";
import { MenuTitle } from "./MenuTitle.tsx";
import { SidebarLink } from "./SidebarLink.tsx";

type Props = { id: string; groups: readonly SidebarGroup[]; current: string };

/** On wide screens a column; on a phone the popover that the top bar's menu button opens. */
export function Sidebar({ id, groups, current }: Props) {
  return (
    <nav id={id} popover="auto" className="sidebar" aria-label="Sections">
      <MenuTitle menu={id}>Sections</MenuTitle>
      <ul className="sidebar-main">
        {menu.map((item) => (
          <li key={item.slug}>
            <SidebarLink to={pathOf(item)} current={current}>
              {item.name}
            </SidebarLink>
          </li>
        ))}
        <li>
          <SidebarLink to="/blocks" current={current}>
            Blocks
          </SidebarLink>
        </li>
        <li>
          <SidebarLink to="/compose" current={current}>
            Make your site
          </SidebarLink>
        </li>
        <li>
          <SidebarLink to="/pictures" current={current}>
            Pictures
          </SidebarLink>
        </li>
      </ul>
      {groups.map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map(({ name, path }) => (
              <li key={path}>
                <SidebarLink to={path} current={current}>
                  {name}
                </SidebarLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
