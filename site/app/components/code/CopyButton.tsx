type Props = {
  /** What to copy is fetched from there; without it, the code in the same box is copied. */
  from?: string;
  label?: string;
};

/** client/copy.ts does what it says, and says so to the eye and to a screen reader. */
export function CopyButton({ from, label = "Copy" }: Props) {
  return (
    <>
      <button type="button" className="code-copy" data-copy={from ?? ""}>
        {label}
      </button>
      <span role="status" className="visually-hidden" />
    </>
  );
}
