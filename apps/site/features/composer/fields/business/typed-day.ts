import { isDay } from "@daylit/site-engine";

export type Bounds = {
  /** A day may be missing: then "" is one. */
  optional?: boolean;
  from?: string;
  to?: string;
};

/** Whether a date field that is being typed in has come to the day that is meant: years come digit by digit. */
export const isTypedDay = (typed: string, { optional, from, to }: Bounds) =>
  typed === ""
    ? optional === true
    : isDay(typed) && (!from || typed >= from) && (!to || typed <= to);
