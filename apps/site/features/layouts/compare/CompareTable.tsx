import { useRef, useState } from "react";
import type { LayoutTitles } from "../../../model/layouts/chosen-layout.ts";
import { layoutName } from "../../../model/layouts/chosen-layout.ts";
import { mostCompared } from "../../../model/layouts/compare.ts";
import { Toggle } from "../../reference/example/Toggle.tsx";
import { Toolbar } from "../../reference/example/Toolbar.tsx";
import { BrandField } from "../brand/BrandField.tsx";
import { useBrand } from "../brand/useBrand.ts";
import { useFavourites } from "../browse/useFavourites.ts";
import type { Look } from "../detail/look.ts";
import { ComparedLayout } from "./ComparedLayout.tsx";
import { useCompared } from "./useCompared.ts";

/** The layouts that are compared, and one way of looking for all of them. */
export function CompareTable({ titles }: { titles: LayoutTitles }) {
  const { shown, put, add, remove, message, setMessage } = useCompared();
  const [favourites, toggle] = useFavourites();
  const [brand, setBrand] = useBrand();
  const paint = (value: string | undefined) => {
    setBrand(value);
    setMessage(value ? `Shown in ${value}` : "Shown in their own colours");
  };
  const [look, setLook] = useState<Look>({});
  const list = useRef<HTMLUListElement>(null);
  /** The last place goes, and with one place left every “Remove”: the focus must not go with them. */
  const leave = (index: number) => {
    const last = shown.length - 1;
    if (index === last || last === 1)
      list.current?.children[Math.min(index, last - 1)]?.querySelector("select")?.focus();
    remove(index);
  };
  return (
    <>
      <Toolbar label="How all of them are shown">
        <Toggle
          on={look.theme === "dark"}
          onToggle={() => setLook({ ...look, theme: look.theme === "dark" ? "light" : "dark" })}
        >
          Dark
        </Toggle>
        <Toggle
          on={look.rtl}
          label="Right to left"
          onToggle={() => setLook({ ...look, rtl: !look.rtl })}
        >
          RTL
        </Toggle>
        <BrandField brand={brand} own="#0b7a4b" onBrand={paint} />
        <button type="button" aria-disabled={!brand} onClick={() => paint(undefined)}>
          Original colours
        </button>
        {/* Not `disabled`: that would take the focus from the button that was just pressed. */}
        <button type="button" aria-disabled={shown.length >= mostCompared} onClick={add}>
          Add another
        </button>
      </Toolbar>
      <ul className="list-plain compare-row" data-count={shown.length} ref={list}>
        {shown.map((id, index) => (
          <ComparedLayout
            // A place stays, and the focus in it, when another layout is put there.
            key={`place ${index + 1}`}
            id={id}
            place={index + 1}
            {...{ look, brand, favourites, titles }}
            onPut={(next) => put(index, next)}
            onFavourite={toggle}
            onRemove={shown.length > 1 ? () => leave(index) : undefined}
          />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {message || `Shown: ${shown.map(layoutName).join("; ")}`}
      </p>
    </>
  );
}
