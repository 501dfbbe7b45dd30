import spoken from "./spoken.json" with { type: "json" };

/** What we know to be missing, until it is closed. Written by hand; faults that Orca hears are added. */
export const gaps: readonly string[] = [
  "In the composer, with a screen reader, write in the panel “Text” rather than on the page itself, which we have checked in Chromium only.",
  "Samples in the stylesheet reference are empty without a connection, unless you have seen or saved their page.",
  "Words that are too long for a line have a hyphen only where your browser has a dictionary. Chrome downloads its own some time after it is installed; until then, words break without a hyphen.",
  "With Orca, the frames that show samples and the composer’s page are silent when Tab reaches them, and a search result that you open with Enter may leave Orca in focus mode: press Orca and A.",
  "We have tried one screen reader, Orca with Firefox. NVDA, JAWS, VoiceOver and TalkBack are not tested.",
];

type Results = {
  date: string;
  orca: string;
  firefox: string;
  journeys: Record<string, readonly string[]>;
};
const results: Results = spoken;

const day = (date: string) =>
  new Date(date).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });

const failed = ({ journeys }: Results) =>
  Object.entries(journeys).flatMap(([name, faults]) => (faults.length > 0 ? [name] : []));

/** How often Orca said what it should: `npm run test:spoken -- --record` renews it. */
export function heardJourneys(of: Results = results): string {
  const all = Object.keys(of.journeys);
  const good = all.length - failed(of).length;
  const list = all.map((name) => `“${name}”`).join(", ");
  return `- **With a screen reader, on ${day(of.date)}:** Orca ${of.orca} read ${all.length} journeys in Firefox ${of.firefox}, by keys alone: ${list}. In ${good === all.length ? "all of them" : `${good} of them`} it said the right words in the right order, nothing twice, and something after every key.`;
}

/** The known gaps, with every journey that has a fault today. */
export function knownGaps(of: Results = results): string {
  const journeys = failed(of).map(
    (name) => `With Orca, the journey “${name}” doesn’t say everything it should.`,
  );
  return [...gaps, ...journeys].map((gap) => `- ${gap}`).join("\n");
}
