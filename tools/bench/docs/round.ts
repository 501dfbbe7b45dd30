import type { Load } from "./lighthouse.ts";

/** One site measured once. */
export type Round = {
  name: string;
  weight: { bytes: number; fonts: number; script: number; requests: number };
  load: Load;
  cold: number;
  hovered: number;
  search?: { bytes: number; milliseconds: number };
};

/** What a project came to: the middle of its rounds. */
export type Row = {
  name: string;
  version?: string;
  rounds: number;
  /** Bytes before load without fonts, of fonts, of script. */
  bytes: number;
  fonts: number;
  script: number;
  requests: number;
  fcp: number;
  lcp: number;
  tbt: number;
  speedIndex: number;
  mainThread: number;
  cls: number;
  cold: number;
  hovered: number;
  searchBytes?: number;
  searchTime?: number;
};

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export function rowOf(name: string, version: string | undefined, all: readonly Round[]): Row {
  const own = all.filter((round) => round.name === name);
  const of = (pick: (round: Round) => number) => Math.round(middle(own.map(pick)));
  const searched = own.filter((round) => round.search);
  return {
    name,
    version,
    rounds: own.length,
    bytes: of(({ weight }) => weight.bytes),
    fonts: of(({ weight }) => weight.fonts),
    script: of(({ weight }) => weight.script),
    requests: of(({ weight }) => weight.requests),
    fcp: of(({ load }) => load.fcp),
    lcp: of(({ load }) => load.lcp),
    tbt: of(({ load }) => load.tbt),
    speedIndex: of(({ load }) => load.speedIndex),
    mainThread: of(({ load }) => load.mainThread),
    cls: middle(own.map(({ load }) => load.cls)),
    cold: of(({ cold }) => cold),
    hovered: of(({ hovered }) => hovered),
    ...(searched.length > 0 && {
      searchBytes: of(({ search }) => search?.bytes ?? Number.NaN),
      searchTime: of(({ search }) => search?.milliseconds ?? Number.NaN),
    }),
  };
}
