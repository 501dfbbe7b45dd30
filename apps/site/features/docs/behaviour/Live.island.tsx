import { useEffect } from "react";

const load = () => import("./live.ts");

/** A sample as it is in the package; the script of the package takes it over. */
export default function Live({ html }: { html: string }) {
  useEffect(() => {
    void load();
  }, []);
  if (html) return <div className="live-sample" dangerouslySetInnerHTML={{ __html: html }} />;
  const show = async () => (await load()).toast("The recipe is saved.", "success");
  return (
    <button type="button" onClick={show}>
      Save
    </button>
  );
}
