import { layoutName } from "../../../model/layouts/chosen-layout.ts";

type Props = { id: string; on: boolean; onToggle: (id: string) => void };

/** Adds a layout to the favourites. Drawn here: a library of icons would weigh more than the list. */
export function FavouriteButton({ id, on, onToggle }: Props) {
  return (
    <button
      type="button"
      className="button-outline layout-favourite"
      aria-pressed={on}
      aria-label={`Favourite: ${layoutName(id)}`}
      onClick={() => onToggle(id)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 20.5C5 15.2 2.8 12 2.8 8.6a4.8 4.8 0 0 1 9.2-1.9 4.8 4.8 0 0 1 9.2 1.9c0 3.4-2.2 6.6-9.2 11.9Z" />
      </svg>
      Favourite
    </button>
  );
}
