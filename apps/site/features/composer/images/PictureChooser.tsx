import { say, t } from "../messages/t.ts";
import "./descriptions.ts";
import { descriptionOf } from "@daylit/layouts/catalogue/pictures/alt-texts.ts";
import {
  hashOf,
  type PictureId,
  pictureIds,
  pictureOf,
} from "@daylit/layouts/catalogue/pictures/pictures.ts";
import type { ImageRef } from "@daylit/layouts/components/pictures/photo.tsx";
import type { AnyPicture, OwnPicture } from "@daylit/layouts/render/render-context.ts";
import { upscaled, withChosenPictures } from "@daylit/site-engine";
import { valueAt, withValue } from "@daylit/site-engine/document/object-path.ts";
import { useState } from "react";
import type { DeskFile } from "../../../workspace/store/record/desk-file.ts";
import { useWorkspace } from "../../../workspace/store/useWorkspace.ts";
import { Dialog } from "../panels/dialogs/Dialog.tsx";
import { useInterface, useNow, useServices, useSession } from "../store/context.tsx";
import { smallPicture } from "./addresses.ts";
import { DescriptionField } from "./DescriptionField.tsx";
import { pictureIn, shownAddress } from "./image-ref.ts";
import { OwnPictureForm } from "./OwnPictureForm.tsx";
import { NoPicture, ownPicture, withOwnPicture } from "./own-picture.ts";

/** Shown at once; a button shows more, so that two hundred pictures needn’t load first. */
const handful = 12;

/** "food-bread" → "food" */
const tradeOf = (id: string) => id.split("-")[0];

function foundWords(number: number, words: string) {
  if (number === 0) return t`No picture in the library matches “${words}”.`;
  return number === 1
    ? t`One picture matches “${words}”.`
    : t`${number} pictures match “${words}”.`;
}

/** Own files and the studio's library, to choose a picture from. */
export default function PictureChooser({ path }: { path: string }) {
  const session = useSession();
  const { shelf, own, pictureWorker } = useServices();
  const { setChooser, announce } = useInterface();
  const site = useNow((now) => now.site);
  const desk = (useWorkspace().record?.desk ?? []).filter(
    ({ use, facts }) => use !== "logo" && facts.format !== "svg",
  );
  const [words, setWords] = useState("");
  const [many, setMany] = useState(handful);
  const [failed, setFailed] = useState<readonly PictureId[]>([]);
  const [state, setState] = useState<{ busy?: boolean; problem?: string }>({});
  const image = valueAt(site, path) as ImageRef | undefined;
  const current = image && pictureIn(site, image);
  const soft = current?.own && upscaled(path, current.own.width);
  const wanted = words.trim().toLowerCase();
  const logo = "logo" in site.mark ? site.mark.logo : undefined;
  const mine = (Object.keys(site.pictures) as OwnPicture[]).filter((id) => id !== logo);
  const trade = tradeOf(current?.image.id ?? "");
  const found = pictureIds
    .filter(
      (id) =>
        hashOf(id) && (!wanted || `${id} ${pictureOf(id).alt}`.toLowerCase().includes(wanted)),
    )
    // Those of the same trade first: a baker needn’t pass by all the cars.
    .sort((one, other) => Number(tradeOf(other) === trade) - Number(tradeOf(one) === trade));

  function take(id: AnyPicture) {
    session.change("picture", (before) => withChosenPictures(withValue(before, path, id), [id]));
    if (Object.hasOwn(site.pictures, id)) return;
    setChooser(undefined);
    announce(t`Picture: ${pictureOf(id as PictureId).alt}`);
  }

  /** A file of the asset desk: what it shows was said there. */
  async function addFromDesk({ hash, alt }: DeskFile) {
    const file = await shelf.file(hash);
    if (file) await add(file, alt);
    else setState({ problem: t`This file is no longer there. Choose it from your device.` });
  }

  async function add(file: Blob, alt = "") {
    setState({ busy: true });
    try {
      const { id, record } = await ownPicture(file, shelf, pictureWorker);
      session.change(t`own picture`, (before) =>
        withValue(withOwnPicture(before, id, { ...record, alt }), path, id),
      );
      setState({});
      announce(t`Your picture is in place. Describe it in one sentence.`);
    } catch (error) {
      setState({
        problem:
          error instanceof NoPicture
            ? error.message
            : t`This file could not be read. Save it again as JPEG or PNG.`,
      });
    }
  }

  return (
    <Dialog title="Choose a picture" onClose={() => setChooser(undefined)}>
      <label className="field">
        Your own picture
        <input
          type="file"
          accept="image/*"
          aria-busy={state.busy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) add(file);
            target.value = "";
          }}
        />
        <span className="hint">Your browser rotates and resizes it; nothing is uploaded.</span>
      </label>
      <div role="status">
        {state.busy && <p>One moment …</p>}
        {state.problem && <p className="alert alert-danger">{say(state.problem)}</p>}
        {soft && <p className="alert alert-warning">{soft}</p>}
      </div>
      {current?.own && (
        <OwnPictureForm
          id={current.image.id as OwnPicture}
          record={current.own}
          onDone={() => setChooser(undefined)}
        />
      )}
      {current && !current.own && (
        <DescriptionField
          path={path}
          image={current.image}
          ours={descriptionOf(current.image.id as PictureId, site.language)}
        />
      )}
      {desk.length > 0 && (
        <>
          <h3 className="heading-6">From your asset desk</h3>
          <ul className="compose-desk">
            {desk.map((file) => (
              <li key={file.id}>
                <button type="button" onClick={() => addFromDesk(file)}>
                  {file.alt || file.name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {mine.length > 0 && (
        <>
          <h3 className="heading-6">Yours</h3>
          <Pictures list={mine} current={current?.image.id} onTake={take}>
            {(id) => <img src={shownAddress(site, id, own)} alt={site.pictures[id]?.alt ?? ""} />}
          </Pictures>
        </>
      )}
      <h3 className="heading-6">From the studio’s library</h3>
      <div role="status">
        {failed.length > 0 && (
          <p className="alert">
            {navigator.onLine
              ? "Pictures that could not be loaded are left out. Check your connection to see them."
              : "You’re offline: only pictures loaded earlier are shown."}
          </p>
        )}
      </div>
      <label className="field">
        Look for
        <input
          type="search"
          placeholder="bread, garden, people …"
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            setMany(handful);
          }}
        />
      </label>
      {/* Announced after each change of the search. */}
      <p role="status" className="hint">
        {wanted && foundWords(found.length, words.trim())}
      </p>
      <Pictures
        list={found.slice(0, many).filter((id) => !failed.includes(id))}
        current={current?.image.id}
        onTake={take}
      >
        {(id) => (
          <img
            src={smallPicture(id)}
            alt={pictureOf(id).alt}
            // Once one has failed the others are tried as well, so that none goes while it is looked at.
            loading={failed.length > 0 ? "eager" : "lazy"}
            onError={() => setFailed((before) => [...before, id])}
          />
        )}
      </Pictures>
      {found.length > many && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            const box = currentTarget.parentElement;
            setMany(found.length);
            // The button goes: the focus moves to the first picture that is new.
            requestAnimationFrame(() =>
              box?.querySelectorAll<HTMLElement>("ul:last-of-type button")[many]?.focus(),
            );
          }}
        >
          Show all {found.length} pictures
        </button>
      )}
    </Dialog>
  );
}

type PicturesProps<Id extends AnyPicture> = {
  list: readonly Id[];
  current: AnyPicture | undefined;
  onTake: (id: Id) => void;
  children: (id: Id) => React.ReactNode;
};

const Pictures = <Id extends AnyPicture>({
  list,
  current,
  onTake,
  children,
}: PicturesProps<Id>) => (
  <ul className="compose-library">
    {list.map((id) => (
      <li key={id}>
        <button type="button" aria-pressed={id === current} onClick={() => onTake(id)}>
          {children(id)}
        </button>
      </li>
    ))}
  </ul>
);
