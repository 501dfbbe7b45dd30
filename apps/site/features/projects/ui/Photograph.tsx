import {
  type PhotographFormat,
  photographPath,
  photographSizes,
  schemes,
} from "@daylit/clients/photographs.ts";

/** Windows below this width get the phone's photograph. */
const phone = "(width < 44em)";

type Props = {
  slug: string;
  alt: string;
  format: PhotographFormat;
  /** Another format for narrow windows. */
  narrow?: PhotographFormat;
};

/** The first screen of a client's site, in the page's theme. */
export function Photograph({ slug, alt, format, narrow }: Props) {
  return schemes.map((scheme) => (
    <picture key={scheme} className={`twin-${scheme}`}>
      {narrow && (
        <source
          media={phone}
          srcSet={photographPath(slug, narrow, scheme)}
          {...photographSizes[narrow]}
        />
      )}
      <img
        src={photographPath(slug, format, scheme)}
        alt={alt}
        {...photographSizes[format]}
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
}
