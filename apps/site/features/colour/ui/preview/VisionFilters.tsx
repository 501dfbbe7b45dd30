import { visions } from "../../model/vision.ts";

/** Filters that show a page as some people see it; referred to from the stylesheet by name. */
export function VisionFilters() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      {Object.entries(visions).map(
        ([name, { matrix }]) =>
          matrix && (
            <filter key={name} id={`vision-${name}`} colorInterpolationFilters="linearRGB">
              <feColorMatrix values={matrix} />
            </filter>
          ),
      )}
    </svg>
  );
}
