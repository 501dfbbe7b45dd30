// node --import …: every answer of this process's HTTP servers waits, each for another time, up to
// SLOW_ANSWERS milliseconds. What depends on the order in which files arrive fails then.
import { Server } from "node:http";

const longest = Number(process.env.SLOW_ANSWERS);
const emit = Server.prototype.emit;

Server.prototype.emit = function (name: string, ...rest: unknown[]) {
  const answer = () => emit.call(this, name, ...rest);
  if (name !== "request") return answer();
  // Squared: most are quick and a few are late, as on a phone.
  setTimeout(answer, Math.random() ** 2 * longest);
  return true;
};
