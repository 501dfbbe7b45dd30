import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type Item, readItem, visibleItems } from "./items.ts";

/**
 * Shows a picture large in a native dialog when a link with `data-picture` on this page is followed.
 * Without code the link leads to the file itself.
 */
export default function PictureDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<Item>();

  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = (event.target as Element).closest<HTMLElement>("[data-picture]");
      const item = link?.closest<HTMLElement>("li");
      if (!item) return;
      event.preventDefault();
      setShown(readItem(item));
      dialog.current?.showModal();
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);

  /** On among those that the filter has left, round and round. */
  const step = (by: number) => {
    const items = visibleItems();
    const at = items.findIndex(({ id }) => id === shown?.id);
    const next = items[(at + by + items.length) % items.length];
    if (next) setShown(readItem(next));
  };

  return (
    <dialog
      ref={dialog}
      className="picture-dialog"
      aria-label={shown?.subject}
      onKeyDown={({ key }) => {
        if (key === "ArrowRight") step(1);
        if (key === "ArrowLeft") step(-1);
      }}
    >
      {shown && (
        <figure>
          <picture key={shown.id}>
            <source type="image/avif" srcSet={shown.avif} />
            <img
              className={`picture picture-${shown.id}`}
              src={shown.webp}
              // The caption describes it.
              alt=""
              width={shown.width}
              height={shown.height}
            />
          </picture>
          <figcaption aria-live="polite">{shown.alt}</figcaption>
        </figure>
      )}
      <div className="picture-dialog-bar">
        <button
          type="button"
          className="button-icon"
          aria-label="Previous"
          onClick={() => step(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <button type="button" className="button-icon" aria-label="Next" onClick={() => step(1)}>
          <ChevronRight aria-hidden="true" />
        </button>
        {shown && (
          <a className="button" href={shown.webp} download={`daylit-${shown.id}.webp`}>
            Download
          </a>
        )}
        <form method="dialog">
          <button type="submit" className="button-icon button-quiet" aria-label="Close">
            <X aria-hidden="true" />
          </button>
        </form>
      </div>
    </dialog>
  );
}
