/** Whether the visitor likes things to move. While prerendering nobody is there to ask. */
export const wantsMotion = () =>
  typeof matchMedia === "function" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
