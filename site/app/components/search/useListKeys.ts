import { type KeyboardEvent, useState } from "react";

/**
 * The keys of a list below a field: focus stays in the field, which names the active option. Enter
 * clicks it, so that keyboard and pointer do the same.
 */
export function useListKeys(listId: string, count: number) {
  const [active, setActive] = useState(0);
  const optionId = (index: number) => `${listId}-${index}`;

  function move(to: number) {
    setActive(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (count === 0 || event.nativeEvent.isComposing) return;
    const moves: Record<string, number> = {
      ArrowDown: (active + 1) % count,
      ArrowUp: (active - 1 + count) % count,
      Home: 0,
      End: count - 1,
    };
    const to = moves[event.key];
    if (to === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (to !== undefined) return move(to);
    const { ctrlKey, metaKey, shiftKey } = event;
    document
      .getElementById(optionId(active))
      ?.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
  }

  return { active: Math.min(active, Math.max(0, count - 1)), setActive, optionId, onKeyDown };
}
