import type { LayoutView } from "@daylit/layouts/catalogue/view-models.ts";

type Props = { pages: LayoutView["pages"]; shown: LayoutView["pages"][number] | undefined };

/** The frame that the links open their page in, without a script too. */
export const frameName = "layout-page";

/** Home, the second page, contact: one shown at a time. */
export const PageSwitch = ({ pages, shown }: Props) => (
  <nav aria-label="Pages of this layout">
    <ul className="list-plain layout-pages">
      {pages.map((page) => (
        <li key={page.address}>
          <a
            href={page.address}
            target={frameName}
            aria-current={page === shown ? "true" : undefined}
          >
            {page.label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
