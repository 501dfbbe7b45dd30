/** Outlines on a square of 64, for those who have no logo. */
export const logos = {
  circle: "M32 8a24 24 0 1 0 0 48 24 24 0 0 0 0-48z",
  ring: "M32 9a23 23 0 1 0 0 46 23 23 0 0 0 0-46zm0 13a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
  half: "M10 32a22 22 0 0 1 44 0zM10 37h44v6H10zM17 48h30v6H17z",
  arch: "M12 54V32a20 20 0 0 1 40 0v22H41V34a9 9 0 0 0-18 0v20z",
  house: "M32 8 54 26v28H10V26zM26 54h12V38H26z",
  leaf: "M10 10h20a24 24 0 0 1 24 24v20H34a24 24 0 0 1-24-24z",
  steps: "M10 54V42h12V30h12V18h20v36z",
  drop: "M32 8c10 14 17 22 17 31a17 17 0 0 1-34 0c0-9 7-17 17-31z",
  cross: "M25 10h14v15h15v14H39v15H25V39H10V25h15z",
  stripes: "M10 12h44v9H10zM10 28h44v9H10zM10 44h44v9H10z",
} as const;
