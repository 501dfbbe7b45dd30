import { Dialog } from "../panels/dialogs/Dialog.tsx";

type Props = { name: string; onGoOn: () => void; onBegin: () => void; onClose: () => void };

/** Asked before a second site is begun: most who come here twice look for their first. */
export function SecondSite({ name, onGoOn, onBegin, onClose }: Props) {
  return (
    <Dialog title="You already have a site" question onClose={onClose}>
      <p>
        <strong>{name}</strong> is in this browser. It won’t change, whatever you choose here.
      </p>
      <div className="flex">
        <button type="button" className="button-primary" onClick={onGoOn}>
          Continue with {name}
        </button>
        <button type="button" onClick={onBegin}>
          Start a second site
        </button>
      </div>
    </Dialog>
  );
}
