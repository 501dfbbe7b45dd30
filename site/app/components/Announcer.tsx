import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation in the browser: says the new title, moves focus to the page's heading, closes
 * an open menu and takes away what the head says about the page before. A full page load does all
 * of that by itself.
 */
export function Announcer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>("[popover]:popover-open")?.hidePopover();
    document.querySelector('[type="application/ld+json"]')?.remove();
    setTitle(document.title);
    if (!hash) document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p aria-live="polite" className="visually-hidden">
      {title}
    </p>
  );
}
