import { SingleKeys } from "../../../../ui/SingleKeys.tsx";
import { t } from "../../messages/t.ts";
import { useInterface } from "../../store/context.tsx";
import { Dialog } from "./Dialog.tsx";

const control = /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : t`Ctrl`;

type Group = readonly [name: string, keys: readonly (readonly [keys: string[], does: string])[]];

const groups: readonly Group[] = [
  [
    t`Everywhere`,
    [
      [[`${control} + Z`], t`Undo`],
      [[t`${control} + Shift + Z`, `${control} + Y`], t`Redo`],
      [["F6"], t`Next part: bar, sections, page, panel`],
      [[t`Shift + F6`], t`Previous part`],
      [["?"], t`This list`],
    ],
  ],
  [
    t`On the page`,
    [
      [["Tab"], t`Next section, link or button`],
      [[t`Enter`], t`Write in the section; while writing: done`],
      [["Tab", t`Shift + Tab`], t`While writing: next or previous text`],
      [[`${control} + B`], t`While writing: bold, or no longer bold`],
      [[`${control} + K`], t`While writing: add, change or remove a link`],
      [[t`Escape`], t`While writing: put the old text back; in Preview: back to editing`],
      [[t`${control} + click`], t`Follow a link`],
    ],
  ],
  [
    t`In the list of sections`,
    [
      [["↑", "↓"], t`Previous or next section`],
      [[t`Alt + ↑`, t`Alt + ↓`], t`Move the section`],
      [[t`Enter`], t`Edit its text`],
      [[t`Insert`], t`Add a section below`],
      [[t`Delete`], t`Remove the section`],
    ],
  ],
  [
    t`Designs and swatches`,
    [
      [[t`Arrow keys`], t`Try the next one on the page`],
      [[t`Enter`, t`Space`], t`Keep it`],
      [[t`Escape`], t`Go back to the one in use`],
    ],
  ],
  [t`On the other pages of Daylit`, [[["/", `${control} + K`], t`Search`]]],
];

/** Every key that the composer answers to. */
export default function ShortcutList() {
  const { setChooser } = useInterface();
  return (
    <Dialog title="Keyboard shortcuts" question onClose={() => setChooser(undefined)}>
      {groups.map(([name, keys]) => (
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
