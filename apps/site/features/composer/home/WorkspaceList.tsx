import { useCallback, useEffect, useRef, useState } from "react";
import { siteSummary, type WorkspaceRecord } from "../../../workspace/store/record/record.ts";
import type { Workspace } from "../../../workspace/store/workspace.ts";
import { dateAndTime } from "../messages/languages.ts";
import { t } from "../messages/t.ts";
import { bringBackEarlier } from "./start-site.ts";

type Props = { current: Workspace; onOpen: () => void; onMessage: (words: string) => void };

const nameOf = (record: WorkspaceRecord) => siteSummary(record)?.name ?? t`Without a name`;

/** The visitor's sites: to go on with, to rename, to copy, to delete and to have back. */
export default function WorkspaceList({ current, onOpen, onMessage }: Props) {
  const [records, setRecords] = useState<readonly WorkspaceRecord[]>([]);
  const [back, setBack] = useState<{ name: string; undo: () => Promise<void> }>();
  const renew = useCallback(async () => {
    const all = await current.list();
    setRecords(
      all
        .filter(({ site }) => site !== undefined)
        .toSorted((one, other) => other.changed - one.changed),
    );
  }, [current]);
  useEffect(() => {
    renew();
    return current.subscribe(renew);
  }, [current, renew]);

  // What was pressed goes with its row, or with the offer to have it back: the focus goes to what
  // comes in its place, as soon as that is there.
  const box = useRef<HTMLElement>(null);
  const wanted = useRef("");
  useEffect(() => {
    const found = wanted.current && box.current?.querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    wanted.current = "";
    found.focus();
  });

  const at = async (id: string) => current.record.id === id || current.switchTo(id);
  const open = async (id: string) => {
    if (await at(id)) onOpen();
  };
  const copy = async (record: WorkspaceRecord) => {
    if (!(await at(record.id))) return;
    await current.duplicate(t`${nameOf(record)}, copy`);
    onMessage(t`Copied.`);
    await renew();
  };
  const bringBack = async (record: WorkspaceRecord) => {
    if (!(await at(record.id))) return;
    await bringBackEarlier(current);
    onMessage(
      t`The earlier version of ${nameOf(record)} is back. The same button changes them again.`,
    );
    await renew();
  };
  const remove = async (record: WorkspaceRecord) => {
    const undo = await current.remove(record.id);
    wanted.current = ".alert button";
    setBack({ name: nameOf(record), undo });
    onMessage(t`${nameOf(record)} deleted. “Restore it” is below the list.`);
    await renew();
  };
  if (records.length === 0 && !back) return null;
  return (
    <section className="compose-projects" ref={box}>
      <h2>Your sites</h2>
      <ul>
        {records.map((record) => (
          <li key={record.id}>
            <input
              aria-label={`Name of ${nameOf(record)}`}
              defaultValue={nameOf(record)}
              key={nameOf(record)}
              onBlur={({ target }) => {
                const name = target.value.trim();
                if (name && name !== nameOf(record)) current.rename(name, record.id).then(renew);
              }}
            />
            <small>Changed {dateAndTime(record.changed)}</small>
            <span className="flex">
              <button type="button" className="button-primary" onClick={() => open(record.id)}>
                Continue<span className="visually-hidden"> with {nameOf(record)}</span>
              </button>
              <button type="button" className="button-quiet" onClick={() => copy(record)}>
                Copy<span className="visually-hidden"> {nameOf(record)}</span>
              </button>
              {record.earlier !== undefined && (
                <button type="button" className="button-quiet" onClick={() => bringBack(record)}>
                  Bring back the earlier version
                  <span className="visually-hidden"> of {nameOf(record)}</span>
                </button>
              )}
              <button type="button" className="button-quiet" onClick={() => remove(record)}>
                Delete<span className="visually-hidden"> {nameOf(record)}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
      {back && (
        <p className="alert">
          {back.name} is deleted.{" "}
          <button
            type="button"
            onClick={async () => {
              await back.undo();
              wanted.current = "ul button";
              setBack(undefined);
              onMessage(t`${back.name} is back.`);
              await renew();
            }}
          >
            Restore it
          </button>
        </p>
      )}
    </section>
  );
}
