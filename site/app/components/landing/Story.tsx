import type { ReactNode } from "react";

/** An article beside a picture; `side` says where the picture stands. */
export function Story({
  children,
  picture,
  side = "end",
}: {
  children: ReactNode;
  picture?: string;
  side?: "start" | "end";
}) {
  return (
    <section className="section story" data-side={picture ? side : undefined}>
      <article className="story-words">{children}</article>
    </section>
  );
}
