/** Colours to try the framework with; styles/try.css has one rule for each, so that they work before any code. */
export const swatches = [
  { name: "Sun", value: "#f2a900" },
  { name: "Clay", value: "#c8502d" },
  { name: "Moss", value: "#5f7a3a" },
  { name: "Sea", value: "#0f6e84" },
  { name: "Plum", value: "#7a2d5c" },
  { name: "Lemon", value: "#ffe94a" },
] as const;
