import type { ReactNode } from "react";
import { Anchor } from "../../components/links/anchor.tsx";
import { Band } from "../../components/section/band.tsx";
import type { Fields } from "../../schema/block.ts";
import { unbroken } from "../../trades/business.ts";
import type { callLine } from "./call-line.fields.ts";

type Props = Fields<typeof callLine>;

/** An address that is too long for its line goes on after the @, not in the middle of a word. */
const atSign = (label: ReactNode): ReactNode => {
  if (typeof label !== "string") return label;
  const [name, host] = label.split("@");
  return host === undefined ? (
    label
  ) : (
    <>
      {name}@<wbr />
      {host}
    </>
  );
};

export default function CallLine({ heading, action, ...rest }: Props) {
  return (
    <Band {...rest} block="call-line">
      <h2 className="heading-4">{heading}</h2>
      <Anchor className="call-line-link" href={action.href}>
        {atSign(unbroken(action))}
      </Anchor>
    </Band>
  );
}
