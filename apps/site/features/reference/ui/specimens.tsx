import type { ReactNode } from "react";

const swatches = (names: readonly string[]) =>
  names.map((name) => <span key={name} className={name} />);

const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => <span key={index} className="specimen-cell" />);

/**
 * A small look at each part, made of its own classes, so it changes with the stylesheet. Not the
 * example itself: at this size a specimen must say one thing.
 */
export const specimens: Readonly<Record<string, ReactNode>> = {
  headline: <p className="headline">Good light</p>,
  subHead: <p className="subhead">Baked at four, sold from seven, gone by noon.</p>,
  keyword: (
    <div>
      <p className="keyword">Opening hours</p>
      <p className="heading-4">Six days a week</p>
    </div>
  ),
  "font-weight": (
    <p className="specimen-weights">
      {["light", "regular", "medium", "semibold", "bold", "black"].map((weight) => (
        <span key={weight} className={`weight-${weight}`}>
          Aa
        </span>
      ))}
    </p>
  ),
  paragraph: (
    <p className="paragraph-s">
      The oven is lit at one. By four the first loaves are out, and by noon there is nothing left
      but the smell.
    </p>
  ),
  heading: (
    <p className="specimen-headings">
      {[1, 2, 3, 4, 5, 6].map((level) => (
        <span key={level} className={`heading-${level}`}>
          {level}
        </span>
      ))}
    </p>
  ),
  title: <p className="title">Hill house</p>,
  "background-color": (
    <div className="specimen-swatches">
      {swatches([
        "bg-primary",
        "bg-primary-light",
        "bg-primary-lighter",
        "bg-primary-dark",
        "bg-accent",
        "bg-harmony",
      ])}
    </div>
  ),
  "font-color": (
    <p className="specimen-weights weight-bold">
      {["primary", "accent", "harmony", "ink", "ink-soft"].map((role) => (
        <span key={role} className={`text-${role}`}>
          Aa
        </span>
      ))}
    </p>
  ),
  article: (
    <div className="article">
      <p className="heading-5">Why bread rises</p>
      <p className="paragraph-s">Yeast eats sugar and breathes out. The dough holds its breath.</p>
    </div>
  ),
  button: (
    <div className="flex">
      <span className="button button-primary">Book</span>
      <span className="button button-outline">Ask</span>
    </div>
  ),
  card: (
    <div className="card specimen-card">
      <p className="heading-5">Country sourdough</p>
      <p className="paragraph-s">Thirty hours from flour to crust.</p>
    </div>
  ),
  flex: (
    <div className="flex flex-between specimen-wide">
      {cells(2)}
      <span className="specimen-cell flex-grow" />
    </div>
  ),
  form: (
    <div className="field specimen-field">
      <span className="weight-semibold">Your name</span>
      <span className="specimen-input">Ada</span>
    </div>
  ),
  grid: <div className="grid-1-3 specimen-wide specimen-grid">{cells(6)}</div>,
  link: (
    <p>
      <span className="link link-arrow">All projects</span>
    </p>
  ),
  navbar: (
    <div className="navbar specimen-navbar">
      <span className="navbar-brand">Kiln</span>
      <span className="button button-primary button-s">Order</span>
    </div>
  ),
  section: (
    <div className="section bg-primary-lighter specimen-section">
      <p className="heading-5">A band of the page</p>
    </div>
  ),
  visibility: (
    <p className="specimen-sizes">
      {["s", "m", "l", "xl"].map((size) => (
        <span key={size}>
          {size}
          <span className={`show-${size}`}> ✓</span>
        </span>
      ))}
    </p>
  ),
};
