/**
 * The keys of a list below a field: focus stays in the field, which names the active option. Enter
 * clicks it, so that keyboard and pointer do the same.
 */
export function listKeys(field: HTMLInputElement, list: HTMLElement) {
  let active = 0;
  const options = () => [...list.querySelectorAll<HTMLElement>("[role=option]")];

  function update() {
    const all = options();
    // Before the options have come the first is still the one that is meant.
    if (all.length > 0) active = Math.min(active, all.length - 1);
    for (const [at, option] of all.entries())
      option.setAttribute("aria-selected", String(at === active));
    field.setAttribute("aria-expanded", String(all.length > 0));
    const id = all[active]?.id;
    if (id) field.setAttribute("aria-activedescendant", id);
    else field.removeAttribute("aria-activedescendant");
  }

  field.addEventListener("keydown", (event) => {
    const all = options();
    if (all.length === 0 || event.isComposing) return;
    const moves: Record<string, number> = {
      ArrowDown: (active + 1) % all.length,
      ArrowUp: (Math.max(active, 0) - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (to !== undefined) {
      active = to;
      update();
      all[to]?.scrollIntoView({ block: "nearest" });
      return;
    }
    const { ctrlKey, metaKey, shiftKey } = event;
    const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
    all[active]?.dispatchEvent(new MouseEvent("click", press));
  });

  list.addEventListener("pointermove", ({ target }) => {
    const at = options().indexOf(
      (target as Element).closest<HTMLElement>("[role=option]") as HTMLElement,
    );
    if (at < 0 || at === active) return;
    active = at;
    update();
  });

  return {
    options,
    update: update,
    first: () => {
      active = 0;
    },
    /** Nothing is chosen until an arrow chooses: Enter does nothing. */
    none: () => {
      active = -1;
    },
  };
}
