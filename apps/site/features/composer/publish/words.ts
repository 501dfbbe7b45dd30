const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

const counted = (count: number, unit: string) =>
  `${numbers[count] ?? count} ${unit}${count === 1 ? "" : "s"} ago`;

/** "two minutes ago" */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.floor(Math.max(0, now - at) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return counted(minutes, "minute");
  if (minutes < 24 * 60) return counted(Math.floor(minutes / 60), "hour");
  return counted(Math.floor(minutes / 1440), "day");
}

export const megabytes = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

export const countedFiles = (count: number) => (count === 1 ? "1 file" : `${count} files`);
