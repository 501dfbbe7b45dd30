import { SingleKeys } from "../../../../ui/SingleKeys.tsx";
import { useInterface } from "../../store/context.tsx";
import { Dialog } from "./Dialog.tsx";

const control = /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl";

const groups: Readonly<Record<string, readonly (readonly [keys: string[], does: string])[]>> = {
  Everywhere: [
    [[`${control} + Z`], "Undo"],
    [[`${control} + Shift + Z`, `${control} + Y`], "Redo"],
    [["F6"], "Next part: bar, sections, page, panel"],
    [["Shift + F6"], "Previous part"],
    [["?"], "This list"],
  ],
  "On the page": [
    [["Tab"], "Next section, link or button"],
    [["Enter"], "Write in the section; while writing: done"],
    [["Tab", "Shift + Tab"], "While writing: next or previous text"],
    [[`${control} + B`], "While writing: bold, or no longer bold"],
    [[`${control} + K`], "While writing: add, change or remove a link"],
    [["Escape"], "While writing: put the old text back; in Preview: back to editing"],
    [[`${control} + click`], "Follow a link"],
  ],
  "In the list of sections": [
    [["↑", "↓"], "Previous or next section"],
    [["Alt + ↑", "Alt + ↓"], "Move the section"],
    [["Enter"], "Edit its text"],
    [["Insert"], "Add a section below"],
    [["Delete"], "Remove the section"],
  ],
  "Designs and swatches": [
    [["Arrow keys"], "Try the next one on the page"],
    [["Enter", "Space"], "Keep it"],
    [["Escape"], "Go back to the one in use"],
  ],
  "On the other pages of Daylit": [[["/", `${control} + K`], "Search"]],
};

/** Every key that the composer answers to. */
export default function ShortcutList() {
  const { setChooser } = useInterface();
  return (
    <Dialog title="Keyboard shortcuts" question onClose={() => setChooser(undefined)}>
      {Object.entries(groups).map(([name, keys]) => (
        <section key={name}>
          <h3 className="heading-6">{name}</h3>
          <dl className="compose-keys">
            {keys.map(([pressed, does]) => (
              <div key={does}>
                <dt>
                  {pressed.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <SingleKeys />
    </Dialog>
  );
}
