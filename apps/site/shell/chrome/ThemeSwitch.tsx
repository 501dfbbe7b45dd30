import { ChromeIcon } from "./ChromeIcon.tsx";

const themes = { system: "System", light: "Light", dark: "Dark" };
const popoverId = "theme-choices";

/**
 * Three radio buttons in a popover. theme.css follows the checked one, so the switch works without
 * JavaScript; the boot script in the head keeps the choice.
 */
export function ThemeSwitch() {
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
        <fieldset>
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
