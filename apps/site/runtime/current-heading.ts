let leave: (() => void) | undefined;

/** Marks in the list of headings the one that was passed last, so that it names what is being read. */
export function markCurrentHeading() {
  leave?.();
  leave = undefined;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents a[href^='#']")];
  if (links.length === 0) return;
  const headings = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
  let wanted = 0;
  const find = () => {
    wanted = 0;
    const line = innerHeight / 3;
    const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const passed = headings.filter((element) => element.getBoundingClientRect().top < line);
    const current = (end ? headings : passed).at(-1)?.id;
    for (const link of links) {
      if (link.hash.slice(1) === current) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  };
  const soon = () => {
    wanted ||= requestAnimationFrame(find);
  };
  soon();
  addEventListener("scroll", soon, { passive: true });
  addEventListener("resize", soon);
  leave = () => {
    cancelAnimationFrame(wanted);
    removeEventListener("scroll", soon);
    removeEventListener("resize", soon);
  };
}
