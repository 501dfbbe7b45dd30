import type { ComponentProps } from "react";

/** A table that scrolls inside its own box; the box can be focused only while it does (runtime/overflow.ts). */
export function TableBox({ name, ...rest }: ComponentProps<"table"> & { name: string }) {
  return (
    <div className="table-scroll" data-name={name}>
      <table aria-label={name} {...rest} />
    </div>
  );
}
