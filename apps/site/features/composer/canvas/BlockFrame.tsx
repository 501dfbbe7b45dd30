import type { Written } from "@daylit/layouts/schema/texts.ts";
import { swapsFor } from "@daylit/site-engine";
import { valueAt } from "@daylit/site-engine/document/object-path.ts";
import { moveLimit } from "@daylit/site-engine/edit/changes/sections.ts";
import { ArrowDown, ArrowUp, Copy, Pencil, Plus, Replace, Trash2 } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { Counter } from "../fields/controls/Counter.tsx";
import { say } from "../messages/t.ts";
import { useSectionActions } from "../panels/sections/useSectionActions.ts";
import { useInterface, useNow } from "../store/context.tsx";
import { type Box, barPlace, type Size } from "./bar-place.ts";

/** Where a block stands on the stage, what is being written in it, and which words are around. */
export type FrameBox = {
  path: string;
  label: string;
  block: Box;
  /** Its focus can be seen: keys lead to it. */
  isFocused: boolean;
  room: Size;
  written?: { text: Written; box: Box };
  /** The site's name, and bars that are there already. */
  never: readonly Box[];
  /** All other words, and links and buttons. */
  words: readonly Box[];
};

/** A thin frame around the block at hand, with its name and what can be done with it. */
export function BlockFrame({ box }: { box: FrameBox }) {
  const { requestFocus, setChooser } = useInterface();
  const site = useNow((now) => now.site);
  const { move, copy, remove, swap } = useSectionActions();
  const [, page, at] = /^pages\[(\d+)\]\.sections\[(\d+)\]$/.exec(box.path)?.map(Number) ?? [];
  const inside = page !== undefined && at !== undefined;
  const sections = inside ? (site.pages[page]?.sections ?? []) : [];
  const block = (valueAt(site, box.path) as { block?: Parameters<typeof swapsFor>[0] })?.block;
  const bar = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  // The counter grows while one writes.
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = bar.current ?? {};
    if (width !== size.width || height !== size.height) setSize({ width, height });
  });
  const { top, left, width, height } = box.block;
  const written = box.written?.text;
  const place = barPlace({
    ...{ size, room: box.room, block: box.block, never: box.never, rather: box.words },
    ...(box.written ? { written: box.written.box } : {}),
  });
  const below = top + height;
  return (
    <>
      <div
        className="compose-frame"
        aria-hidden="true"
        data-focused={box.isFocused || undefined}
        style={{ top, left, width, height }}
      />
      <div
        ref={bar}
        className="compose-block-bar"
        role="toolbar"
        aria-label={box.label}
        style={{ ...(place ?? { visibility: "hidden" }), maxWidth: box.room.width - 8 }}
      >
        {written ? (
          <span className="compose-block-name">
            {say(written.label)} <Counter written={written} isWritten />
          </span>
        ) : (
          <span className="compose-block-name">{box.label}</span>
        )}
        {!written && (
          <>
            {inside && at > 0 && (
              <>
                <Tool
                  label="Move up"
                  off={moveLimit(sections, at, -1)}
                  onPress={() => move(page, at, at - 1)}
                >
                  <ArrowUp />
                </Tool>
                <Tool
                  label="Move down"
                  off={moveLimit(sections, at, 1)}
                  onPress={() => move(page, at, at + 1)}
                >
                  <ArrowDown />
                </Tool>
              </>
            )}
            {block && swapsFor(block).length > 0 && (
              <Tool label="Change design" onPress={() => swap(box.path)}>
                <Replace />
              </Tool>
            )}
            {inside && at > 0 && (
              <>
                <Tool label="Duplicate" onPress={() => copy(page, at)}>
                  <Copy />
                </Tool>
                <Tool label="Remove" onPress={() => remove(page, at)}>
                  <Trash2 />
                </Tool>
              </>
            )}
            <Tool label="Edit in the form" onPress={() => requestFocus(box.path)}>
              <Pencil />
            </Tool>
          </>
        )}
      </div>
      {inside && below > 40 && below < box.room.height - 20 && !written && (
        <button
          type="button"
          className="compose-plus"
          style={{ top: below, left: left + width / 2 }}
          aria-label={`Add a section below ${box.label}`}
          title="Add a section here"
          onClick={() => setChooser({ of: "section", page, at: at + 1 })}
        >
          <Plus aria-hidden="true" />
        </button>
      )}
    </>
  );
}

type ToolProps = {
  label: string;
  /** Why it cannot be done. */
  off?: string;
  onPress: () => void;
  children: React.ReactNode;
};

/** Not `disabled`: that would take the focus from a button that was just pressed. */
function Tool({ label, off: why, onPress, children }: ToolProps) {
  const { announce } = useInterface();
  const off = why && say(why);
  return (
    <button
      type="button"
      className="button-quiet button-icon"
      aria-label={label}
      title={off ?? label}
      aria-disabled={off !== undefined}
      onClick={() => (off ? announce(off) : onPress())}
    >
      {children}
    </button>
  );
}
