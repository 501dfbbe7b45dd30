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
  /** Of another page than the home page. */
  path?: string;
  /** Another format for some windows. */
  instead?: { media: string; format: PhotographFormat };
};

/** The first screen of a client's page, in the page's theme. */
export function Photograph({ slug, alt, format, path, instead }: Props) {
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
        src={photographPath(slug, format, scheme, path)}
        alt={alt}
        {...photographSizes[format]}
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
}
