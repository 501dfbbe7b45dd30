import { useCallback, useState } from "react";
import { useTool } from "../../workspace/useTool.ts";
import type { Workers } from "../starts.ts";
import { AddressForm } from "./AddressForm.tsx";
import type { UpdateProps } from "./UpdateHome.tsx";

/** The question for an address, which stays while what answers it is loaded: somebody may be typing. */
export default function Update({ workers }: { workers: Workers }) {
  const { Component, failed } = useTool<UpdateProps>(() => import("./UpdateHome.tsx"));
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const onOpen = useCallback(() => setOpened(true), []);
  return (
    <>
      {Component ? (
        <Component workers={workers} below={below} onOpen={onOpen} />
      ) : (
        <div role="status">
          {failed && (
            <p className="alert alert-danger">This page could not be loaded. Reload it.</p>
          )}
        </div>
      )}
      {!opened && <AddressForm />}
      <div ref={setBelow} />
    </>
  );
}
