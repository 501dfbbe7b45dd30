/** The lines of a text field, without empty ones. */
export const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** "Monday to Friday: 9:00–17:00" */
export const asHours = (line: string) => {
  const [, days = line, times = ""] = /^(.*?\D):\s*(.*)$/.exec(line) ?? [];
  return [days, times] as const;
};

export const hoursLine = ([days, times]: readonly [string, string]) =>
  times ? `${days}: ${times}` : days;
