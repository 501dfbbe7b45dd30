import { useEffect, useRef, useState } from "react";
import { pictureName } from "../model/library.ts";
import { library } from "../model/library-shelves.data.ts";

type Props = {
  /** Which photo, for the button's name. */
  number: number;
  control: string;
  chosen: string;
  onChoose: (id: string) => void;
};

type Address = (id: string) => string | undefined;

/** The library to look at, trade by trade. Its pictures are loaded when it is opened. */
export function PhotoChooser({ number, control, chosen, onChoose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState<Address>();

  useEffect(() => {
    if (!open) return;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
    import("./thumbnails.ts").then(
      ({ thumbnail }) => setAddress(() => thumbnail),
      () => undefined, // without pictures the names are still there
    );
  }, [open]);

  const take = (id: string) => {
    onChoose(id);
    dialog.current?.close();
  };

  return (
    <>
      <button
        type="button"
        className="plan-photo-choose"
        data-control={control}
        aria-haspopup="dialog"
        aria-label={`Photo ${number}: ${pictureName(chosen) ?? "choose one"}`}
        onClick={() => setOpen(true)}
      >
        {pictureName(chosen) ?? "Choose one"}
      </button>
      {open && (
        <dialog
          ref={dialog}
          className="photo-chooser"
          aria-label={`Choose photo ${number}`}
          closedby="any"
          onClose={() => setOpen(false)}
        >
          <div className="photo-chooser-head">
            <h3 className="heading-4">Choose photo {number}</h3>
            {chosen && (
              <button type="button" onClick={() => take("")}>
                Choose later
              </button>
            )}
            <button type="button" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </div>
          {library.map(({ trade, photos }) => (
            <section key={trade}>
              <h4 className="heading-5">{trade}</h4>
              <ul className="photo-chooser-list">
                {photos.map(({ id, name }) => (
                  <li key={id}>
                    <button type="button" aria-pressed={id === chosen} onClick={() => take(id)}>
                      {address && (
                        <img className="plan-frame" src={address(id)} alt="" loading="lazy" />
                      )}
                      <span>{name}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </dialog>
      )}
    </>
  );
}
