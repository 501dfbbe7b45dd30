/** What shows that a claim is true. */
export type Proof =
  /** A test, by its file and by words of its name. */
  | { test: string; named: string }
  /** A line of our own code, which is the fact itself. */
  | { file: string; has: string }
  /**
   * A measurement that is made by a command; the record is where its last output is kept. It has the
   * claim's figures, or `shows` what stands for them there.
   */
  | { command: string; record: string; shows?: readonly string[] }
  /** What others publish, and the day we looked it up. */
  | { source: string; on: string }
  /** A term of the studio, in a decision, and its words there. */
  | { promise: string; has: string }
  /** A figure that claims nothing: an example, advice or a name. */
  | { example: string };

export type Claim = {
  /** The text, from apps/site; "app" is whatever the code says, in whichever file. */
  in: string;
  /** The words themselves; a pattern where many rows are alike. */
  says: string | RegExp;
  proof: Proof;
};

/** Claims of one text. */
export const claimsIn = (file: string, claims: readonly [Claim["says"], Proof][]): Claim[] =>
  claims.map(([says, proof]) => ({ in: file, says, proof }));

/** Proofs that several texts share. */
export const wcag: Proof = {
  source: "WCAG 2.2: 1.4.3 and 1.4.11 (contrast), 1.4.4 and 1.4.10 (size), 2.5.8 (targets)",
  on: "2026-11-15",
};
export const contrast: Proof = {
  test: "e2e/css/contrast.spec.ts",
  named: "every text pair is readable for any brand colour",
};
export const targets: Proof = {
  test: "e2e/css/interaction.spec.ts",
  named: "targets are at least 24 px, buttons and fields 44 px tall",
};
export const doubled: Proof = {
  test: "e2e/css/examples.spec.ts",
  named: "all text doubles at 200 %",
};
export const narrow: Proof = {
  test: "e2e/css/examples.spec.ts",
  named: "no example scrolls sideways",
};
export const sevenSites: Proof = {
  test: "apps/site/content/case-studies.test.ts",
  named: "seven projects in the specified catalogues",
};
/** It counts them: a hundred. */
export const hundredLayouts: Proof = {
  test: "apps/site/features/search/index/search.test.ts",
  named: "every class and property, layout, picture and project is in the list",
};
/** What the studio promises, by words of the decision. */
export const promised = (has: string): Proof => ({
  promise: "docs/decisions/032-studio-terms.md",
  has,
});
export const lineLength: Proof = {
  source:
    "R. Bringhurst, The Elements of Typographic Style, 2.1.2: 45 to 75, ideally 66 characters",
  on: "2026-11-15",
};
