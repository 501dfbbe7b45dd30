import { type ComponentProps, useRef } from "react";
import { useOverflow } from "../code/useOverflow.ts";

/** A table that scrolls inside its own box; the box can be focused only while it does. */
export function TableBox({ name = "Table", ...rest }: ComponentProps<"table"> & { name?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  return (
    <div
      ref={box}
      className="table-scroll"
      {...(overflows && { tabIndex: 0, role: "group", "aria-label": name })}
    >
      <table {...rest} />
    </div>
  );
}
