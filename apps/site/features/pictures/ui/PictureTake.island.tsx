import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { usePaused } from "../../../ui/usePaused.ts";
import { usePacking } from "../../../workspace/export/usePacking.ts";
import { choiceOf, choose, itemsIn, readItem } from "./items.ts";
import type { Encoding } from "./zip-pictures.ts";

const chosenItems = () => itemsIn(document).filter((item) => choiceOf(item)?.checked);

const counted = (count: number) => `${count} ${count === 1 ? "picture" : "pictures"} chosen`;

/** The bar at the lower edge, as soon as something is chosen: what there is to take along in one file. */
export default function PictureTake() {
  const [count, setCount] = useState(0);
  const [last, setLast] = useState<Element>();
  const [encoding, setEncoding] = useState<Encoding>("webp");
  const status = usePaused(count > 0 ? counted(count) : "");
  const { pack, caption, isBusy, message } = usePacking(
    "daylit-pictures.zip",
    "A file could not be fetched. Try again",
    async () =>
      (await import("./zip-pictures.ts")).zipPictures(chosenItems().map(readItem), encoding),
  );

  // Boxes that were ticked before the page came alive count too.
  useEffect(() => {
    const recount = ({ target }: Partial<Event> = {}) => {
      setCount(chosenItems().length);
      if (target instanceof HTMLInputElement) setLast(target.closest("li[data-kind]") ?? undefined);
    };
    recount();
    document.addEventListener("change", recount);
    return () => document.removeEventListener("change", recount);
  }, []);

  /** The button goes with the bar, so the focus goes to where the choice began. */
  const none = () => {
    const [first] = chosenItems();
    choose(itemsIn(document), false);
    if (first) choiceOf(first)?.focus();
  };

  return (
    <>
      {/* For keys, the bar is hundreds of stops away. */}
      {count > 0 &&
        last &&
        createPortal(
          <a className="visually-hidden" href="#chosen-pictures">
            Go to the chosen pictures
          </a>,
          last,
        )}
      <section
        id="chosen-pictures"
        tabIndex={-1}
        className="picture-take"
        aria-label="Chosen pictures"
        hidden={count === 0}
      >
        <p>{counted(count)}</p>
        <button type="button" onClick={none}>
          Clear selection
        </button>
        <label className="picture-encoding">
          <span>Files</span>
          <select value={encoding} onChange={({ target }) => setEncoding(target.value as Encoding)}>
            <option value="webp">WebP</option>
            <option value="avif">AVIF</option>
          </select>
        </label>
        <button type="button" className="button-primary" aria-busy={isBusy} onClick={pack}>
          {caption("Download as a zip")}
        </button>
      </section>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      <p role="status" className="visually-hidden">
        {message}
      </p>
    </>
  );
}
