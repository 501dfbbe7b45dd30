import { useRef, useState } from "react";
import { t } from "../../messages/t.ts";
import { useInterface } from "../../store/context.tsx";
import { markBar } from "../bar-place.ts";
import { LinkForm } from "./LinkForm.tsx";
import { MarkButton } from "./MarkButton.tsx";
import type { Typing } from "./typing.ts";

type Props = {
  typing: Typing;
  /** The text on the stage, or the selected words of a long one. */
  place: { top: number; bottom: number; left: number };
  room: { width: number; height: number };
  /** Whether the address of a link is being asked for. */
  link: boolean;
  onLink: (link: boolean) => void;
};

/** As wide as it is with its field. */
const wide = 460;
const { width: narrow, height: high } = markBar;

/** Bold and Link for the selected words, beside them. The text goes on being written meanwhile. */
export default function MarkBar({ typing, place, room, link, onLink }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const { announce } = useInterface();
  const [, again] = useState(0);
  const { strong, href } = typing.marksAtHand();
  const below = place.top < high;
  const style = {
    insetBlockStart: below ? Math.min(place.bottom + 8, room.height - high) : place.top - 8,
    insetInlineStart: Math.max(4, Math.min(place.left, room.width - (link ? wide : narrow))),
    translate: below ? undefined : "0 -100%",
  };
  const done = () => {
    onLink(false);
    typing.comeBack();
  };

  return (
    <div
      ref={bar}
      className="compose-marks"
      role="toolbar"
      aria-label="Selected words"
      style={style}
      onBlur={({ relatedTarget }) => {
        if (bar.current?.contains(relatedTarget)) return;
        // Somewhere else was clicked; the words themselves take the focus back before this.
        requestAnimationFrame(() => {
          const inside = bar.current?.contains(document.activeElement);
          const page = typing.element.ownerDocument;
          if (!inside && page.activeElement !== typing.element) typing.end("done");
        });
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        done();
      }}
    >
      <MarkButton
        mark="bold"
        aria-pressed={strong === true}
        onClick={() => {
          typing.bold();
          again((count) => count + 1);
          announce(strong ? t`No longer bold.` : t`Bold.`);
        }}
      />
      <MarkButton
        mark="link"
        aria-pressed={href !== undefined}
        aria-expanded={link}
        onClick={() => {
          if (link) return done();
          typing.leave();
          onLink(true);
        }}
      />
      {link && (
        <LinkForm
          href={href}
          onLeave={done}
          onSet={(next) => {
            typing.link(next);
            announce(next ? t`Link added.` : t`Link removed.`);
            done();
          }}
        />
      )}
    </div>
  );
}
