import { useTool } from "../../workspace/useTool.ts";
import type { Workers } from "../starts.ts";
import { AddressForm } from "./AddressForm.tsx";

/** The question for an address; what follows is loaded with the answer. */
export default function Update({ workers }: { workers: Workers }) {
  const { Component, failed } = useTool<{ workers: Workers }>(() => import("./UpdateHome.tsx"));
  if (Component) return <Component workers={workers} />;
  return (
    <>
      <div role="status">
        {failed && <p className="alert alert-danger">This page could not be loaded. Reload it.</p>}
      </div>
      <AddressForm />
    </>
  );
}
