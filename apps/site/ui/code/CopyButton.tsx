type Props = {
  /** What to copy is fetched from there; without it, the code in the same box is copied. */
  from?: string;
  label?: string;
  /** What is copied, for the ear: a page has several of these. */
  of?: string;
};

/** runtime/copy.ts does what it says, and says so to the eye and to a screen reader. */
export function CopyButton({ from, label = "Copy", of }: Props) {
  return (
    <>
      <button type="button" className="code-copy" data-copy={from ?? ""}>
        {label}
        {of && <span className="visually-hidden"> {of}</span>}
      </button>
      <span role="status" className="visually-hidden" />
    </>
  );
}
