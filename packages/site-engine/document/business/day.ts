/** A day of the calendar, "2026-12-24": "2026-02-30" is none, and "0002-12-24" is a year that is being typed. */
export function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
