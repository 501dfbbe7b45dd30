import type { ComponentType, ReactNode } from "react";

type Props = {
  /** A wide part has its drawing across the page, above the words. */
  wide?: boolean;
  Drawing?: ComponentType;
  children: ReactNode;
};

/** One part of a guide: the words and the drawing that belongs to them. */
export function Part({ wide, Drawing, children }: Props) {
  return (
    <section className={wide ? "guide-part guide-part-wide" : "guide-part"}>
      <div className="guide-words">{children}</div>
      {Drawing && (
        <div className="guide-drawing">
          <Drawing />
        </div>
      )}
    </section>
  );
}
