import { decimal } from "../messages/languages.ts";
import { t } from "../messages/t.ts";

/** "2 minutes ago" */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.floor(Math.max(0, now - at) / 60_000);
  if (minutes < 1) return t`just now`;
  if (minutes < 60) return minutes === 1 ? t`one minute ago` : t`${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? t`one hour ago` : t`${hours} hours ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? t`one day ago` : t`${days} days ago`;
}

export const megabytes = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${decimal(bytes / 1e6)} MB`;

export const countedFiles = (count: number) => (count === 1 ? t`1 file` : t`${count} files`);
