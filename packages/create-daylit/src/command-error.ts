/** A fault that a line of words explains. */
export class CommandError extends Error {
  override name = "CommandError";
}
