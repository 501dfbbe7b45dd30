/** The commands that the chapters may show, each tried as it stands. */
const real = [
  /^npm install daylit$/,
  /^npm create vite@latest my-site -- --template (vanilla|react|vue)$/,
  /^npm create (astro|vue)@latest$/,
  /^npx create-next-app@latest my-site$/,
  /^cd my-site$/,
];

export const unknownCommands = (code: string) =>
  code.split("\n").filter((line) => !real.some((command) => command.test(line)));
