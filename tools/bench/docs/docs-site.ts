/** A generator of documentation, and how its site is made from the corpus and measured. */
export type DocsSite = {
  name: string;
  /** From npm, pinned; the first is the one whose version is shown. */
  packages?: Readonly<Record<string, string>>;
  overrides?: Readonly<Record<string, string>>;
  /** Path → content, written before the build. */
  files: () => Readonly<Record<string, string>>;
  /** Where the files go, instead of an empty folder. */
  prepare?: (folder: string) => void;
  build?: readonly string[];
  /** The folder that is served. */
  output: string;
  /** Address of a page of the corpus. */
  address: (slug: string) => string;
  search?: {
    /** Pressed to open the search; nothing if the field is there. */
    open?: string;
    field: string;
    result: string;
  };
};
