type Props = { on?: boolean; label?: string; onToggle: () => void; children: string };

/** A button that stays down. */
export function Toggle({ on = false, label, onToggle, children }: Props) {
  return (
    <button type="button" aria-pressed={on} title={label} onClick={onToggle}>
      {children}
    </button>
  );
}
