/** Runs each part on its own: what one of them throws is reported, and the others still run. */
export function runEach(...parts: (() => unknown)[]) {
  for (const part of parts) (async () => part())().catch(reportError);
}
