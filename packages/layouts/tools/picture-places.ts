// Prints where the library's pictures stand in the hundred layouts: npm run do -- count picture-places
import { loadOutput } from "../catalogue/load.ts";

const { picturePlaces, tradesWithoutClay } = await loadOutput();
const places = picturePlaces();
const list = (lines: readonly string[]) =>
  `${lines.length}${lines.map((line) => `\n    ${line}`).join("")}`;

console.log(`
In the hundred layouts: ${places.pictures} pictures in ${places.places} places, ${places.people} of them with people

Layouts led by each hand, by trade
${places.hands
  .map(
    ({ trade, leading }) =>
      `  ${trade.padEnd(26)}${leading.map(({ hand, layouts }) => `${hand} ${layouts}`).join("  ")}`,
  )
  .join("\n")}
  Led by another hand than clay: ${tradesWithoutClay(places).length} trades

Not of people, in more than two layouts of a trade: ${list(places.thingsOften)}
Pages that show people: ${places.withPeople.length}
Of people, in more than two: ${list(places.peopleOften)}
Openings without a picture of their own: ${list(places.openingsShared)}
Two layouts of a trade led by one picture: ${list(places.leadingTwice)}
Named and still to be made: ${list(places.unmade)}`);
