import { type CataloguePicture, pictureUrl } from "@daylit/pictures/catalogue.ts";
import { Picture } from "@daylit/pictures/Picture.tsx";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

/**
 * Shows a picture large in a native dialog when a link with `data-picture` on this page is followed.
 * Without code the link leads to the file itself.
 */
export default function PictureDialog({ pictures }: { pictures: readonly CataloguePicture[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(0);
  const picture = pictures[shown];

  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = (event.target as Element).closest<HTMLElement>("[data-picture]");
      const index = pictures.findIndex(({ id }) => id === link?.dataset.picture);
      if (index < 0) return;
      event.preventDefault();
      setShown(index);
      dialog.current?.showModal();
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, [pictures]);

  const step = (by: number) => setShown((shown + by + pictures.length) % pictures.length);

  return (
    <dialog
      ref={dialog}
      className="picture-dialog"
      aria-label={picture?.subject}
      onKeyDown={({ key }) => {
        if (key === "ArrowRight") step(1);
        if (key === "ArrowLeft") step(-1);
      }}
    >
      {picture && (
        <figure>
          <Picture picture={picture} sizes="(width < 83rem) 96vw, 80rem" priority />
          <figcaption aria-live="polite">{picture.alt}</figcaption>
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
        {picture && (
          <a
            className="button"
            href={pictureUrl(picture, picture.width, "webp")}
            download={`daylit-${picture.id}.webp`}
          >
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
