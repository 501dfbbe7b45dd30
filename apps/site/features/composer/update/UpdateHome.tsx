import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { isRecord } from "../../../model/unknown-values.ts";
import { openedWorkspace } from "../../../workspace/store/current.ts";
import { siteSummary, type WorkspaceRecord } from "../../../workspace/store/record/record.ts";
import type { Workspace } from "../../../workspace/store/workspace.ts";
import { say, t } from "../messages/t.ts";
import { serverScript } from "../open/server-script.ts";
import { netlifyClient } from "../publish/sign-in.ts";
import type { Workers } from "../starts.ts";
import type { FoundOnline, Updating } from "./open-update.ts";
import type { UpdateRequest } from "./Update.island.tsx";

type Tool = ComponentType<{ updating: Updating; current: Workspace; workers: Workers }>;

/**
 * The engine and the fields: wanted once it is known which site is to be opened. They come through the
 * composer, whose code would be cut into many small files if two pages led to its parts.
 */
const load = async () => (await (await import("../Compose.island.tsx")).load()).loadUpdate();

type Props = {
  workers: Workers;
  netlifyClient?: string;
  request?: UpdateRequest;
  onEntered: () => void;
};

const nameOf = (record: WorkspaceRecord) => siteSummary(record)?.name ?? t`Without a name`;
const addressOf = ({ site }: WorkspaceRecord) =>
  isRecord(site) && typeof site.address === "string" ? site.address : undefined;

/** Which site is to be updated: one that is online, by its address, or one of this browser. */
export default function UpdateHome(props: Props) {
  const { workers, request, onEntered } = props;
  serverScript.address = workers.server;
  netlifyClient.id = props.netlifyClient;
  // Open already: the tool is shown once it is.
  const [current] = useState(openedWorkspace);
  const [records, setRecords] = useState<readonly WorkspaceRecord[]>([]);
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState("");
  const [found, setFound] = useState<FoundOnline>();
  const [tool, setTool] = useState<{ Tool: Tool; updating: Updating }>();
  /** Which request is the latest: an earlier one may be answered later. */
  const latest = useRef(0);

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
      work: (tools: Awaited<ReturnType<typeof load>>[0]) => Promise<Updating | FoundOnline>,
    ) => {
      latest.current += 1;
      const turn = latest.current;
      setProblem("");
      setFound(undefined);
      setWords(busy);
      try {
        const [tools, { default: QuickUpdate }] = await load();
        const result = await work(tools);
        if (turn !== latest.current) return;
        if ("session" in result) {
          setTool({ Tool: QuickUpdate, updating: result });
          onEntered();
        } else setFound(result);
      } catch (error) {
        if (turn !== latest.current) return;
        setProblem(
          error instanceof Error && error.name === "Error"
            ? error.message
            : t`The site could not be opened. Are you online? Try again.`,
        );
      }
      setWords("");
    },
    [onEntered],
  );

  /** The version online, if it can be read; else the one that was opened here before. */
  const openAddress = useCallback(
    (address: string, at: Workspace) =>
      open(t`Reading ${address} …`, async (tools) => {
        try {
          const seen = await tools.lookOnline(at, address);
          return seen.here && !seen.changed ? await tools.takeOnline(at, seen) : seen;
        } catch (error) {
          const here = await tools.siteHere(at, address);
          if (!here) throw error;
          const note = t`We couldn’t read ${address} just now, so this is the version in this browser. Changes from another computer may be missing.`;
          return { ...(await tools.openHere(at, here)), note };
        }
      }),
    [open],
  );

  useEffect(() => {
    if (!current || !request) return;
    if ("address" in request) return void openAddress(request.address, current);
    const { file } = request;
    open(t`Reading ${file.name} …`, (tools) => tools.openZip(current, file));
  }, [current, request, open, openAddress]);

  if (tool && current)
    return <tool.Tool updating={tool.updating} current={current} workers={workers} />;
  const { opened, here, changed } = found ?? {};
  return (
    <>
      <div role="status">
        {words && <p>{say(words)}</p>}
        {problem && (
          <div className="alert alert-danger">
            <p>{say(problem)}</p>
          </div>
        )}
        {found && (
          <p className="alert">
            {changed
              ? `${opened?.site.business.name || t`This site`} is in this browser, with changes that you haven’t downloaded.`
              : `At ${opened?.at} there is a site: ${opened?.site.business.name || t`without a name`}.`}
          </p>
        )}
      </div>
      {found && current && (
        <div className="flex">
          {here && (
            <button
              type="button"
              className="button-primary"
              onClick={() => open(t`One moment …`, (tools) => tools.keepHere(current, found))}
            >
              Continue with my changes
            </button>
          )}
          <button
            type="button"
            className={here ? undefined : "button-primary"}
            onClick={() => open(t`One moment …`, (tools) => tools.takeOnline(current, found))}
          >
            {here ? "Start from the site online" : "Update it"}
          </button>
        </div>
      )}
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
                    else open(t`One moment …`, (tools) => tools.openHere(current, record));
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
