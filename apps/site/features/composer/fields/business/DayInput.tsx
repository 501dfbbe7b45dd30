import { isDay } from "@daylit/site-engine";
import { type ComponentProps, useState } from "react";
import { type Bounds, isTypedDay } from "./typed-day.ts";

type Props = Omit<ComponentProps<"input">, "value" | "onChange" | "onBlur"> &
  Bounds & { value: string; onDay: (day: string) => void };

/**
 * A field for a day. A field that is set to something else while a year is typed (0002, 0020, 0202,
 * 2026) cannot be typed in: it keeps what is typed until it is left. Days beyond its bounds count then.
 */
export function DayInput({ value, optional, from, to, onDay, ...rest }: Props) {
  const [draft, setDraft] = useState<string>();
  return (
    <input
      {...rest}
      type="date"
      value={draft ?? value}
      onChange={({ target: { value: typed } }) => {
        setDraft(typed);
        if (isTypedDay(typed, { optional, from, to })) onDay(typed);
      }}
      onBlur={() => {
        if (draft && draft !== value && isDay(draft)) onDay(draft);
        setDraft(undefined);
      }}
    />
  );
}
