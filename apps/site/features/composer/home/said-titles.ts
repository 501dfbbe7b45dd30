import { interfaceLanguage } from "../messages/languages.ts";
import { say } from "../messages/t.ts";
import type { StartTrade } from "../starts.ts";

/**
 * Designs as the visitor's language calls them: “Medizin und Wissenschaft 2”. Their English names say what their
 * English words are about; five hundred more of them would weigh as much as the catalogue of messages has room for.
 */
export const saidTitles = (trades: readonly StartTrade[]): readonly StartTrade[] =>
  interfaceLanguage() === "en"
    ? trades
    : trades.map((trade) => ({
        ...trade,
        layouts: trade.layouts.map((layout, at) => ({
          ...layout,
          title: `${say(trade.name)} ${at + 1}`,
        })),
      }));
