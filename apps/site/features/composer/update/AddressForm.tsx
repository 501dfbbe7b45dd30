import { useId } from "react";
import { AddressInput } from "../home/AddressInput.tsx";

/** The address of a site that is online; without an action the form loads this page again, with the address in its own. */
export function AddressForm() {
  const id = useId();
  return (
    <form className="field update-address">
      <label htmlFor={id}>The address of your site</label>
      <span className="flex">
        <AddressInput id={id} />
        <button type="submit" className="button-primary">
          Open
        </button>
      </span>
    </form>
  );
}
