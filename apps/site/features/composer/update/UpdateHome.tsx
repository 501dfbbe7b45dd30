import { type ComponentType, useCallback, useEffect, useState } from "react";
import { isRecord } from "../../../model/local-storage.ts";
import { type Current, openedWorkspace } from "../../workspace/store/current.ts";
import { composedOf, type WorkspaceRecord } from "../../workspace/store/record/record.ts";
import type { Workers } from "../starts.ts";
import { AddressForm } from "./AddressForm.tsx";
import type { FoundOnline, Updating } from "./open-update.ts";

type Tool = ComponentType<{ updating: Updating; current: Current; workers: Workers }>;

/**
 * The engine and the fields: wanted once it is known which site is to be opened. They come through the
 * composer, whose code would be cut into many small files if two pages led to its parts.
 */
const load = async () => (await (await import("../Compose.island.tsx")).load()).loadUpdate();

/** From the field for it, or from a site's own /edit.html. */
const requestedSite = () => new URLSearchParams(location.search).get("site") || undefined;

const nameOf = (record: WorkspaceRecord) => composedOf(record)?.name ?? "Without a name";
const addressOf = ({ site }: WorkspaceRecord) =>
  isRecord(site) && typeof site.address === "string" ? site.address : undefined;

/** Which site is to be updated: one that is online, by its address, or one of this browser. */
export default function UpdateHome({ workers }: { workers: Workers }) {
  // Open already: the tool is shown once it is.
  const [current] = useState(openedWorkspace);
  const [records, setRecords] = useState<readonly WorkspaceRecord[]>([]);
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState("");
  const [found, setFound] = useState<FoundOnline>();
  const [tool, setTool] = useState<{ Tool: Tool; updating: Updating }>();

  useEffect(() => {
    if (!current) return;
    const renew = async () =>
      setRecords((await current.list()).filter(({ site }) => site !== undefined));
    renew();
    return current.subscribe(renew);
  }, [current]);

  /** Does what opens a site, and says why it could not. */
  const open = useCallback(
    async (
      busy: string,
      work: (tools: Awaited<ReturnType<typeof load>>[0]) => Promise<Updating | undefined>,
    ) => {
      setProblem("");
      setWords(busy);
      try {
        const [tools, { default: QuickUpdate }] = await load();
        const updating = await work(tools);
        if (updating) {
          setFound(undefined);
          setTool({ Tool: QuickUpdate, updating });
        }
      } catch (error) {
        setProblem(
          error instanceof Error && error.name === "Error"
            ? error.message
            : "The site could not be opened. Are you online? Try again.",
        );
      }
      setWords("");
    },
    [],
  );

  /** The version online, if it can be read; else the one that was opened here before. */
  const openAddress = useCallback(
    (address: string, at: Current) =>
      open(`Reading ${address} …`, async (tools) => {
        try {
          const seen = await tools.lookOnline(at, address);
          if (seen.here && !seen.changed) return await tools.takeOnline(at, seen);
          setFound(seen);
          return undefined;
        } catch (error) {
          const here = await tools.siteHere(at, address);
          if (!here) throw error;
          const note = `${(error as Error).message} This is the version that this browser has.`;
          return { ...(await tools.openHere(at, here)), note };
        }
      }),
    [open],
  );

  useEffect(() => {
    const address = requestedSite();
    if (current && address) openAddress(address, current);
  }, [current, openAddress]);

  if (tool && current)
    return <tool.Tool updating={tool.updating} current={current} workers={workers} />;
  const { opened, here, changed } = found ?? {};
  return (
    <>
      <div role="status">
        {words && <p>{words}</p>}
        {problem && <p className="alert alert-danger">{problem}</p>}
        {found && (
          <p className="alert">
            {changed
              ? `${opened?.site.business.name || "This site"} is in this browser, with changes that you haven’t downloaded.`
              : `At ${opened?.at} there is a site: ${opened?.site.business.name || "without a name"}.`}
          </p>
        )}
      </div>
      {found && current && (
        <div className="flex">
          {here && (
            <button
              type="button"
              className="button-primary"
              onClick={() => open("One moment …", (tools) => tools.keepHere(current, found))}
            >
              Continue with my changes
            </button>
          )}
          <button
            type="button"
            className={here ? undefined : "button-primary"}
            onClick={() => open("One moment …", (tools) => tools.takeOnline(current, found))}
          >
            {here ? "Start from the site online" : "Update it"}
          </button>
        </div>
      )}
      <AddressForm />
      {records.length > 0 && current && (
        <section>
          <h2>Sites in this browser</h2>
          <ul className="update-sites">
            {records.map((record) => (
              <li key={record.id}>
                <button
                  type="button"
                  onClick={() => {
                    const address = addressOf(record);
                    if (address) openAddress(address, current);
                    else open("One moment …", (tools) => tools.openHere(current, record));
                  }}
                >
                  {nameOf(record)}
                </button>{" "}
                <small>{addressOf(record) ?? "Not online yet"}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
