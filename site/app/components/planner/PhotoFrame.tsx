/** The frame of a planned photo: hills and a sun until a picture has been chosen. */
export function PhotoFrame({ chosen }: { chosen: string }) {
  return (
    <svg
      className="plan-frame"
      viewBox="0 0 60 40"
      aria-hidden="true"
      data-chosen={Boolean(chosen)}
    >
      <circle cx="43" cy="12" r="6" />
      <path d="M0 40 L20 16 L34 32 L42 24 L60 40 Z" />
    </svg>
  );
}
