// Rules for parts that the layouts of the catalogue do not show: sites and the package have them.

/** A logo is as high as two lines and never wider than a phone. */
export const logoCss = `
.home-logo {
  inline-size: auto;
  max-inline-size: min(14rem, 60vi);
  block-size: 2.75rem;
  object-fit: contain;
}
`;

/** The name keeps its line beside the logo. */
export const besideCss = `
.home-beside {
  display: inline-flex;
  gap: 0.6em;
  align-items: center;
}
`;

/** Links to pages that are not in the menu. */
export const footerPagesCss = `
.footer-pages {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  margin-block: var(--gap-m) 0;
}
`;

/**
 * Other ways to write, below a form in one row. The rows above give the row its columns, so this line
 * takes no part in their width.
 */
export const otherWaysCss = `
@container (inline-size >= 56rem) {
  .form-inline > .button ~ .hint {
    grid-area: 5 / 1;
    justify-self: start;
    inline-size: max-content;
    max-inline-size: 44rem;
    margin-block-start: 0.5rem;
    margin-inline-end: -44rem;
  }
}
`;
