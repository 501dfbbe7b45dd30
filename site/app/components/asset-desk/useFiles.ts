import { useEffect, useRef, useState } from "react";
import type { Laid } from "../../model/assets/checklist.ts";
import { type Facts, judge, spoken } from "../../model/assets/judge.ts";
import { largest, type Use } from "../../model/assets/uses.ts";
import { inspect, Refused } from "./inspect.ts";

/** A file on the desk: being looked at, taken or refused. */
export type DeskFile = {
  id: number;
  file: File;
  use: Use;
  alt: string;
  state: "looking" | "taken" | "refused";
  url?: string;
  facts?: Facts;
  problem?: string;
};

export type Taken = DeskFile & Laid;

/** The same file chosen twice is one file. */
const same = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

export function useFiles() {
  const [files, setFiles] = useState<readonly DeskFile[]>([]);
  const [said, setSaid] = useState("");
  const next = useRef(1);
  const urls = useRef(new Set<string>());

  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );

  const change = (id: number, changes: Partial<DeskFile>) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...changes } : file)));

  const look = async ({ id, file, use }: DeskFile) => {
    try {
      const { facts, url } = await inspect(file);
      urls.current.add(url);
      change(id, { state: "taken", facts, url });
      setSaid(spoken(file.name, judge(facts, use)));
    } catch (error) {
      const problem = error instanceof Refused ? error.message : "This file could not be read.";
      change(id, { state: "refused", problem });
      setSaid(`${file.name}: ${problem}`);
    }
  };

  const add = async (chosen: readonly File[], use: Use) => {
    const fresh = chosen
      .filter((file) => !files.some((laid) => same(laid.file, file) && laid.use === use))
      .slice(0, Math.max(0, largest.files - files.length))
      .map((file): DeskFile => ({ id: next.current++, file, use, alt: "", state: "looking" }));
    if (fresh.length < chosen.length)
      setSaid(
        `${chosen.length - fresh.length} not taken: already here, or more than ${largest.files} files.`,
      );
    setFiles((all) => [...all, ...fresh]);
    // One after the other: several large pictures at once would exhaust a phone.
    for (const file of fresh) await look(file);
  };

  const remove = (id: number) => {
    const gone = files.find((file) => file.id === id);
    if (gone?.url) {
      URL.revokeObjectURL(gone.url);
      urls.current.delete(gone.url);
    }
    setFiles((all) => all.filter((file) => file.id !== id));
    if (gone) setSaid(`${gone.file.name} removed.`);
  };

  const taken = files
    .filter(({ state }) => state === "taken")
    .map(
      (file): Taken => ({
        ...file,
        name: file.file.name,
        findings: file.facts ? judge(file.facts, file.use) : [],
      }),
    );

  return { files, taken, said, add, change, remove };
}

export type Files = ReturnType<typeof useFiles>;
