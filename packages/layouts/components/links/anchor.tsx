import type { ReactNode } from "react";
import { useRenderContext } from "../../render/render-context.ts";
import type { PageLink } from "../../trades/business.ts";

type Props = { href: string; className?: string; lang?: string; children: ReactNode };

/** A link to a section, a page, a telephone, a letter box or another site. */
export function Anchor({ href, className, lang, children }: Props) {
  return (
    <a className={className} href={useRenderContext().address(href)} lang={lang}>
      {children}
    </a>
  );
}

/** The name, or the logo that stands for it or beside it, which leads to the beginning. */
export function HomeLink({ className, children }: { className: string; children: string }) {
  const { home, logo } = useRenderContext();
  const image = logo && (
    <img
      className="home-logo"
      src={logo.address}
      width={logo.width}
      height={logo.height}
      alt={logo.beside ? "" : children}
    />
  );
  return (
    <a className={className} href={home}>
      {logo?.beside ? (
        <span className="home-beside">
          {image}
          <span>{children}</span>
        </span>
      ) : (
        (image ?? children)
      )}
    </a>
  );
}

/** A link of the navigation: it says so when it leads to where the visitor is. */
export function MenuLink({ label, href }: PageLink) {
  const { address, current } = useRenderContext();
  return (
    <a href={address(href)} aria-current={href === current ? "page" : undefined}>
      {label}
    </a>
  );
}
