import type { Page } from "../model/pages/page.ts";
import { absolute, errorTitle, site } from "../model/site.ts";

/** What the head says of one page. Without a page (an error screen) the site's own words stand in. */
export function pageHead(page?: Page) {
  const title = page?.title ?? errorTitle;
  const description = page?.description ?? site.description;
  const image = absolute(site.previewImage);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={site.previewAlt} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {(!page || page.unlisted) && <meta name="robots" content="noindex" />}
      {page?.twin && <link rel="alternate" type="text/markdown" href={page.twin} />}
      {page && <meta property="og:url" content={absolute(page.canonical)} />}
      {page && <link rel="canonical" href={absolute(page.canonical)} />}
    </>
  );
}
