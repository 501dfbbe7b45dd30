import { useRef, useState } from "react";
import { useFileUrls } from "../../../../workspace/export/useFileUrls.ts";
import type { DeskFile } from "../../../../workspace/store/record/desk-file.ts";
import type { WorkspaceRecord } from "../../../../workspace/store/record/record.ts";
import { largest, type Use } from "../../../../workspace/store/record/uses.ts";
import { useOpenWorkspace } from "../../../../workspace/store/useOpenWorkspace.ts";
import type { CheckedFile } from "../../model/checklist.ts";
import { type Finding, judge, spoken } from "../../model/judge.ts";
import { FileError, inspect } from "./inspect.ts";

/** A file on its way: being looked at, or refused. */
export type Waiting = { key: number; name: string; use: Use; problem?: string };

/** A file that lies on the desk. */
export type ListedFile = DeskFile & CheckedFile & { url?: string };

const gone: Finding = {
  about: "File",
  level: "bad",
  text: "This browser no longer has it. Choose it again.",
};

const isLogo = ({ use }: { use: Use }) => use === "logo";

/** The workspace's logo is the first that was laid down. */
const withFiles = (record: WorkspaceRecord, desk: readonly DeskFile[]): WorkspaceRecord => ({
  ...record,
  desk,
  logo: desk.find(isLogo)?.hash,
});

export function useFiles() {
  const { current, history, record } = useOpenWorkspace("desk");
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [message, setMessage] = useState("");
  const key = useRef(1);
  /** Taken away while they were still being looked at. */
  const dismissed = useRef(new Set<number>());
  const urls = useFileUrls(record.desk.map(({ hash }) => hash));

  const settle = (which: number, problem?: string) =>
    setWaiting((all) =>
      problem
        ? all.map((each) => (each.key === which ? { ...each, problem } : each))
        : all.filter((each) => each.key !== which),
    );

  const look = async (file: File, { key: which, use }: Waiting) => {
    try {
      const { facts, url, content } = await inspect(file);
      URL.revokeObjectURL(url);
      const hash = await current.putFile(content);
      if (dismissed.current.has(which)) return;
      const { desk } = current.record;
      const name = file.name.slice(0, 200) || "picture";
      const same = (laid: DeskFile) => laid.hash === hash && laid.name === name;
      if (desk.some((laid) => same(laid) && isLogo(laid) === (use === "logo"))) {
        settle(which);
        return setMessage(`${name} is here already.`);
      }
      const id = 1 + Math.max(0, ...desk.map((laid) => laid.id));
      const laid: DeskFile = { id, hash, name, size: file.size, use, alt: "", facts };
      history.take("desk", `${name} added`, (now) => withFiles(now, [...now.desk, laid]));
      settle(which);
      setMessage(spoken(name, judge(facts, use)));
    } catch (error) {
      const problem =
        error instanceof FileError
          ? error.message
          : "This file could not be read. Save it again as JPEG, PNG or SVG.";
      settle(which, problem);
      setMessage(`${file.name}: ${problem}`);
    }
  };

  const add = async (chosen: readonly File[], use: Use) => {
    const room = Math.max(0, largest.files - record.desk.length - waiting.length);
    const fresh = chosen
      .slice(0, room)
      .map((file) => ({ file, wait: { key: key.current++, name: file.name, use } }));
    const left = chosen.length - fresh.length;
    const surplus = left > 0 && {
      ...{ key: key.current++, name: left === 1 ? "One more file" : `${left} more files`, use },
      problem: `Not added: the desk holds ${largest.files} files. Remove some first.`,
    };
    if (surplus) setMessage(`${surplus.name}: ${surplus.problem}`);
    setWaiting((all) => [...all, ...fresh.map(({ wait }) => wait), ...(surplus ? [surplus] : [])]);
    // One after the other: several large pictures at once would exhaust a phone.
    for (const { file, wait } of fresh) await look(file, wait);
  };

  const change = (id: number, changes: Partial<Pick<DeskFile, "alt" | "use" | "section">>) => {
    const [part = ""] = Object.keys(changes);
    const names = { alt: "sentence on a picture", use: "width of a picture" };
    history.take(
      "desk",
      names[part as keyof typeof names] ?? "place of a picture",
      (now) =>
        withFiles(
          now,
          now.desk.map((laid) => (laid.id === id ? { ...laid, ...changes } : laid)),
        ),
      { typed: part === "alt" ? `alt ${id}` : undefined },
    );
  };

  const remove = ({ id, name }: DeskFile) => {
    history.take("desk", `${name} removed`, (now) =>
      withFiles(
        now,
        now.desk.filter((laid) => laid.id !== id),
      ),
    );
    setMessage(`${name} removed. Undo brings it back.`);
  };

  const dismiss = ({ key: which, name }: Waiting) => {
    dismissed.current.add(which);
    settle(which);
    setMessage(`${name} removed.`);
  };

  const taken = record.desk.map((file): ListedFile => {
    const url = urls.get(file.hash);
    const findings = url === "" ? [gone] : judge(file.facts, file.use);
    return { ...file, findings, ...(url ? { url } : {}) };
  });

  return { taken, waiting, message, setMessage, add, change, remove, dismiss };
}

export type Files = ReturnType<typeof useFiles>;
