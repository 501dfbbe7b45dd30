import {
  type PhotographFormat,
  photographPath,
  photographSizes,
  schemes,
} from "@daylit/clients/photographs.ts";

type Props = {
  slug: string;
  alt: string;
  format: PhotographFormat;
  /** Another format for some windows. */
  instead?: { media: string; format: PhotographFormat };
};

/** The first screen of a client's site, in the page's theme. */
export function Photograph({ slug, alt, format, instead }: Props) {
  return schemes.map((scheme) => (
    <picture key={scheme} className={`twin-${scheme}`}>
      {instead && (
        <source
          media={instead.media}
          srcSet={photographPath(slug, instead.format, scheme)}
          {...photographSizes[instead.format]}
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
