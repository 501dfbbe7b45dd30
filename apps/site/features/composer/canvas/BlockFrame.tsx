import type { Written } from "@daylit/layouts/schema/texts.ts";
import { swapsFor } from "@daylit/site-engine";
import { ArrowDown, ArrowUp, Copy, Pencil, Plus, Replace, Trash2 } from "lucide-react";
import { Counter } from "../fields/controls/Counter.tsx";
import { useSectionActions } from "../panels/sections/useSectionActions.ts";
import { valueAt } from "../store/changes/object-path.ts";
import { moveLimit } from "../store/changes/sections.ts";
import { useComposer, useNow } from "../store/context.ts";

/** Where a block stands on the stage, and what is being written in it. */
export type FrameBox = {
  path: string;
  label: string;
  top: number;
  left: number;
  width: number;
  height: number;
  room: number;
  written?: Written;
};

/** A thin frame around the block at hand, with its name and what can be done with it. */
export function BlockFrame({ box }: { box: FrameBox }) {
  const { want, choose } = useComposer();
  const { site } = useNow();
  const { move, copy, remove, swap } = useSectionActions();
  const [, page, at] = /^pages\[(\d+)\]\.sections\[(\d+)\]$/.exec(box.path)?.map(Number) ?? [];
  const inside = page !== undefined && at !== undefined;
  const sections = inside ? (site.pages[page]?.sections ?? []) : [];
  const block = (valueAt(site, box.path) as { block?: Parameters<typeof swapsFor>[0] })?.block;
  const bar = Math.max(4, Math.min(box.top, box.room - 60));
  const below = box.top + box.height;
  return (
    <>
      <div
        className="compose-frame"
        aria-hidden="true"
        style={{ top: box.top, left: box.left, width: box.width, height: box.height }}
      />
      <div
        className="compose-block-bar"
        role="toolbar"
        aria-label={box.label}
        style={{ top: bar, left: box.left + 4, maxWidth: box.width - 8 }}
      >
        {box.written ? (
          <span className="compose-block-name">
            {box.written.label} <Counter written={box.written} isWritten />
          </span>
        ) : (
          <span className="compose-block-name">{box.label}</span>
        )}
        {!box.written && (
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
            <Tool label="Edit in the form" onPress={() => want(box.path)}>
              <Pencil />
            </Tool>
          </>
        )}
      </div>
      {inside && below > 40 && below < box.room - 20 && !box.written && (
        <button
          type="button"
          className="compose-plus"
          style={{ top: below, left: box.left + box.width / 2 }}
          aria-label={`Add a section below ${box.label}`}
          title="Add a section here"
          onClick={() => choose({ of: "section", page, at: at + 1 })}
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
function Tool({ label, off, onPress, children }: ToolProps) {
  const { say } = useComposer();
  return (
    <button
      type="button"
      className="button-quiet button-icon"
      aria-label={label}
      title={off ?? label}
      aria-disabled={off !== undefined}
      onClick={() => (off ? say(off) : onPress())}
    >
      {children}
    </button>
  );
}
