import type { OwnPicture } from "@daylit/layouts/render/render-context.ts";
import type { OwnRecord } from "@daylit/site-engine";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { useEffect, useId, useRef } from "react";
import { t } from "../messages/t.ts";
import { useServices, useSession } from "../store/context.tsx";
import { OwnFilterField } from "./OwnFilterField.tsx";

type Props = { id: OwnPicture; record: OwnRecord; onDone: () => void };

const between = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 100));

/** What an own picture shows, and where to look when it is cut. */
export function OwnPictureForm({ id, record, onDone }: Props) {
  const session = useSession();
  const { own } = useServices();
  const field = useId();
  const words = useRef<HTMLInputElement>(null);
  const [x, y] = record.focal;
  const set = (focal: readonly [number, number]) =>
    session.change(
      t`focus of the picture`,
      (site) => withValue(site, `pictures.${id}.focal`, focal),
      { mergeKey: `focal ${id}` },
    );

  useEffect(() => {
    if (!id || record.alt !== "" || !words.current) return;
    // The dialog may not be open yet: then it gives the focus to whom it finds asking for it.
    words.current.autofocus = true;
    words.current.focus();
  }, [id, record.alt]);

  const point = (event: React.PointerEvent<HTMLElement>) => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    set([
      between((event.clientX - box.left) / box.width),
      between((event.clientY - box.top) / box.height),
    ]);
  };

  const keys = (event: React.KeyboardEvent) => {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
      event.key
    ];
    if (!by) return;
    event.preventDefault();
    set([between(x + (by[0] ?? 0) * 0.05), between(y + (by[1] ?? 0) * 0.05)]);
  };

  return (
    <div className="compose-own">
      <button
        type="button"
        className="compose-focal"
        aria-label={`Focal point: ${Math.round(x * 100)} % across, ${Math.round(y * 100)} % down. Arrow keys move it.`}
        onPointerDown={point}
        onPointerMove={point}
        onPointerUp={() => session.endMerge()}
        onKeyDown={keys}
      >
        <img src={own.address(record.files[0]?.hash ?? "")} alt="" draggable={false} />
        <span style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
      </button>
      <div className="field">
        <label htmlFor={field}>What does it show?</label>
        <input
          ref={words}
          id={field}
          value={record.alt}
          aria-describedby={`${field}-about`}
          onChange={({ target }) =>
            session.change(
              t`picture description`,
              (site) => withValue(site, `pictures.${id}.alt`, target.value),
              { mergeKey: `alt ${id}` },
            )
          }
          onBlur={() => session.endMerge()}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Or else the button that gets the focus back is pressed by the same key.
            event.preventDefault();
            onDone();
          }}
        />
        <span className="hint" id={`${field}-about`}>
          One sentence for people who can’t see it. Click the most important part of the picture.
        </span>
        <OwnFilterField />
        <button type="button" className="button-primary" onClick={onDone}>
          Done
        </button>
      </div>
    </div>
  );
}
