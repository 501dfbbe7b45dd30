import { useEffect, useRef } from "react";
import { ChromeIcon } from "./ChromeIcon.tsx";

const themes = { system: "Like the system", light: "Light", dark: "Dark" };
const popoverId = "theme-switch";

/**
 * Three radio buttons in a popover. theme.css follows the checked one, so the switch works without
 * JavaScript; the boot script in the head keeps the choice and needs no React either.
 */
export function ThemeSwitch() {
  const group = useRef<HTMLFieldSetElement>(null);

  // Hydration may put the default back: show what is in force.
  useEffect(() => {
    const chosen = document.documentElement.dataset.theme ?? "system";
    for (const input of group.current?.querySelectorAll("input") ?? [])
      input.checked = input.value === chosen;
  }, []);

  return (
    <>
      <button
        type="button"
        className="button-quiet button-icon theme-button"
        popoverTarget={popoverId}
        aria-label="Theme"
      >
        <ChromeIcon name="theme" />
      </button>
      <div id={popoverId} popover="auto" className="theme-switch">
        <fieldset ref={group}>
          <legend className="visually-hidden">Theme</legend>
          {Object.entries(themes).map(([value, label]) => (
            <label key={value}>
              <input type="radio" name="theme" value={value} defaultChecked={value === "system"} />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
    </>
  );
}
