/** Copywriting is shown with words. The sentence is made up for this page and says so. */
export function WordsSample() {
  return (
    <figure className="words-sample">
      <p>
        <del>We are a bakery that is situated in the High Street and which was founded by</del>{" "}
        <ins>My</ins> <del>my</del> grandfather <ins>opened our bakery in the High Street</ins>{" "}
        <del>in the year</del> <ins>in</ins> 1962
        <del>, and all of our products are still baked</del>
        <ins>. We still bake everything</ins> by hand <del>by us on a daily basis</del>
        <ins>every day</ins>.
      </p>
      <figcaption>
        An invented bakery: 38 words became 19. Struck out: before. Underlined: after.
      </figcaption>
    </figure>
  );
}
