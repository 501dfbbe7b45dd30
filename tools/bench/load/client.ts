import { connect, type Socket } from "node:net";

/**
 * Many visitors at once, each on a connection of its own that it uses again and again, as a browser
 * does. A request counts as lost if it was sent and no whole answer came. Answers that say they are the
 * last are followed by a new connection.
 */
export type Load = { port: number; path: string; clients: number; until: () => boolean };
export type Outcome = {
  answered: number;
  lost: number;
  /** Status → how many. */
  statuses: Record<string, number>;
  /** ms, sorted. */
  times: number[];
};

const headEnd = Buffer.from("\r\n\r\n");

function visitor({ port, path, until }: Load, outcome: Outcome): Promise<void> {
  const bytes = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`;
  return new Promise((resolve) => {
    let socket: Socket;
    let received = Buffer.alloc(0);
    let waiting = false;
    let sentAt = 0;

    const ask = () => {
      if (until()) {
        socket.destroy();
        return resolve();
      }
      received = Buffer.alloc(0);
      waiting = true;
      sentAt = performance.now();
      socket.write(bytes);
    };
    const open = () => {
      socket = connect(port, "127.0.0.1", ask);
      const own = socket;
      let over = false;
      const ended = () => {
        if (over || own !== socket) return;
        over = true;
        if (waiting) outcome.lost += 1;
        waiting = false;
        // Whoever is refused tries again at once, until the time is over.
        if (until()) resolve();
        else setTimeout(open, 5);
      };
      own.on("error", ended).on("close", ended);
      own.on("data", (chunk: Buffer<ArrayBuffer>) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const end = received.indexOf(headEnd);
        if (end < 0) return;
        const head = received.toString("latin1", 0, end);
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (received.length < end + 4 + length) return;
        waiting = false;
        outcome.answered += 1;
        const status = head.slice(9, 12);
        outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
        outcome.times.push(performance.now() - sentAt);
        if (/\r\nconnection: close/i.test(head)) {
          over = true;
          own.destroy();
          if (until()) resolve();
          else open();
        } else ask();
      });
    };
    open();
  });
}

export async function load(how: Load): Promise<Outcome> {
  const outcome: Outcome = { answered: 0, lost: 0, statuses: {}, times: [] };
  await Promise.all(Array.from({ length: how.clients }, () => visitor(how, outcome)));
  outcome.times.sort((one, other) => one - other);
  return outcome;
}

export const percentile = ({ times }: Outcome, share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** Until so many seconds are over. */
export const forSeconds = (seconds: number) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
};
