import { useCallback, useEffect, useState } from "react";
import { useTool } from "../../../workspace/useTool.ts";
import { requestedSite } from "../home/start-address.ts";
import { loadLanguage } from "../messages/load-language.ts";
import type { Workers } from "../starts.ts";
import { AddressForm } from "./AddressForm.tsx";
import { OpenZip } from "./OpenZip.tsx";

/** A site that was asked for, at its address or in a zip; asked for again, it is another request. */
export type UpdateRequest = { address: string } | { file: File };
type Props = {
  workers: Workers;
  /** The id of this site at Netlify, if its operator has one. */
  netlifyClient?: string;
};
type Home = Props & { request?: UpdateRequest; onEntered: () => void };

const load = () => loadLanguage().then(() => import("./UpdateHome.tsx"));

/** The questions for an address or a zip; what follows is loaded meanwhile. They stay where they are, with what was typed. */
export default function Update(props: Props) {
  const { Component, failed } = useTool<Home>(load);
  const [request, setRequest] = useState<UpdateRequest>();
  const [entered, setEntered] = useState(false);
  const enter = useCallback(() => setEntered(true), []);
  useEffect(() => {
    const address = requestedSite();
    if (address) setRequest({ address });
  }, []);
  return (
    <>
      <AddressForm hidden={entered} onOpen={(address) => setRequest({ address })} />
      {!entered && <OpenZip onOpen={(file) => setRequest({ file })} />}
      <div role="status">
        {failed && <p className="alert alert-danger">This page could not be loaded. Reload it.</p>}
        {!failed && !Component && request && <p>One moment …</p>}
      </div>
      {Component && <Component {...props} request={request} onEntered={enter} />}
    </>
  );
}
