import { useEffect, useId, useRef } from "react";
import { AddressInput } from "../home/AddressInput.tsx";
import { requestedSite } from "../home/start-address.ts";

type Props = { hidden: boolean; onOpen: (address: string) => void };

/** The address of a site that is online. It stays in the field, so that a mistake in it can be put right. */
export function AddressForm({ hidden, onOpen }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.value === "") field.current.value = requestedSite() ?? "";
  }, []);
  return (
    <form
      className="field update-address"
      hidden={hidden}
      onSubmit={(event) => {
        event.preventDefault();
        onOpen(field.current?.value ?? "");
      }}
    >
      <label htmlFor={id}>The address of your site</label>
      <span className="flex">
        <AddressInput id={id} ref={field} />
        <button type="submit" className="button-primary">
          Open
        </button>
      </span>
    </form>
  );
}
