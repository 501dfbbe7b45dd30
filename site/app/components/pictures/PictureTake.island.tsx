import { useEffect, useState } from "react";
import { saveFile } from "../takeaway/save-file.ts";
import { choiceOf, itemsIn, readItem, visibleItems } from "./items.ts";
import type { Encoding } from "./zip-pictures.ts";

const states = {
  ready: "Take them as a zip",
  busy: "Packing …",
  failed: "A file could not be fetched. Try again",
};

const chosenItems = () => itemsIn(document).filter((item) => choiceOf(item)?.checked);

/** The bar below the shelves: what was chosen, to take along in one file. */
export default function PictureTake() {
  const [count, setCount] = useState(0);
  const [state, setState] = useState<keyof typeof states>("ready");
  const [encoding, setEncoding] = useState<Encoding>("webp");
  const recount = () => setCount(chosenItems().length);

  // Boxes that were ticked before the page came alive count too.
  useEffect(() => {
    recount();
    document.addEventListener("change", recount);
    return () => document.removeEventListener("change", recount);
  }, []);

  const choose = (items: readonly HTMLElement[], checked: boolean) => {
    for (const item of items) {
      const choice = choiceOf(item);
      if (choice) choice.checked = checked;
    }
    recount();
  };

  const take = async () => {
    setState("busy");
    try {
      const { zipPictures } = await import("./zip-pictures.ts");
      saveFile("daylit-pictures.zip", await zipPictures(chosenItems().map(readItem), encoding));
      setState("ready");
    } catch {
      setState("failed");
    }
  };

  return (
    <section
      className="picture-take"
      aria-label="Chosen pictures"
      data-chosen={count > 0 || undefined}
    >
      <p role="status">
        {count === 0
          ? "Tick pictures to take several at once."
          : count === 1
            ? "1 picture chosen"
            : `${count} pictures chosen`}
      </p>
      <button type="button" onClick={() => choose(visibleItems(), true)}>
        Choose all shown
      </button>
      {count > 0 && (
        <>
          <button type="button" onClick={() => choose(itemsIn(document), false)}>
            Choose none
          </button>
          <label className="picture-encoding">
            <span>Files</span>
            <select
              value={encoding}
              onChange={({ target }) => setEncoding(target.value as Encoding)}
            >
              <option value="webp">WebP</option>
              <option value="avif">AVIF</option>
            </select>
          </label>
          <button
            type="button"
            className="button-primary"
            aria-busy={state === "busy"}
            onClick={take}
          >
            {states[state]}
          </button>
        </>
      )}
    </section>
  );
}
