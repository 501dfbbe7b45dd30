import { type CSSProperties, useEffect, useRef, useState } from "react";
import { brandClass } from "../../../model/value-classes.ts";
import { swatches } from "../swatches.ts";
import { SamplePage } from "./SamplePage.tsx";

/**
 * Pick a colour and the page beside it takes it on. The swatches are radio buttons that styles/try.css
 * follows on its own; only a colour of one's own needs code.
 */
export default function TryBrand() {
  const group = useRef<HTMLFieldSetElement>(null);
  const [brand, setBrand] = useState<string>(swatches[0].value);
  const own = swatches.every(({ value }) => value !== brand);

  // A swatch may have been picked before this code arrived.
  useEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(":checked");
    if (checked) setBrand(checked.value);
  }, []);

  return (
    <section className="section try" aria-labelledby="try-heading">
      <div className="try-words">
        <h2 id="try-heading">One colour is enough</h2>
        <p>
          Give the framework your brand colour. It is used exactly as it is; every other shade, and
          the text on it, is calculated to stay readable. Try the awkward ones.
        </p>
        <fieldset ref={group} className="try-swatches">
          <legend className="visually-hidden">Brand colour</legend>
          {swatches.map(({ name, value }, index) => (
            <label key={value} className={brandClass(value)}>
              <input
                type="radio"
                name="brand"
                value={value}
                defaultChecked={index === 0}
                onChange={() => setBrand(value)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <label className="try-own needs-script">
          Your own
          <input type="color" value={brand} onChange={(event) => setBrand(event.target.value)} />
        </label>
        <pre className="try-line">
          <code>:root {`{ --brand: ${brand}; }`}</code>
        </pre>
      </div>
      <div
        className="try-page"
        data-brand
        style={own ? ({ "--brand": brand } as CSSProperties) : undefined}
      >
        <SamplePage />
      </div>
    </section>
  );
}
