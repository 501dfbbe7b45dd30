import { useEffect, useState } from "react";
import type { Heading } from "../../mdx/headings.ts";

/** The heading that was passed last, so that it names what is being read. */
export function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    let wanted = 0;
    const find = () => {
      wanted = 0;
      const line = innerHeight / 3;
      const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const passed = elements.filter((element) => element.getBoundingClientRect().top < line);
      setCurrent((end ? elements : passed).at(-1)?.id);
    };
    const soon = () => {
      wanted ||= requestAnimationFrame(find);
    };
    soon();
    addEventListener("scroll", soon, { passive: true });
    addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(wanted);
      removeEventListener("scroll", soon);
      removeEventListener("resize", soon);
    };
  }, [headings]);

  return current;
}
