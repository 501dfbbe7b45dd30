/** The commands that the chapters may show, each tried as it stands (tools/proofs/starters). */
const real = [
  /^npm install( (daylit|@11ty\/eleventy|(sass|parcel|esbuild) daylit))?$/,
  /^npm install (daylit daylit-blocks|@astrojs\/react react react-dom)$/,
  // Run from their tarballs by packages/create-daylit/tools/command.release.test.ts.
  /^npm create daylit( my-site -- --layout arch-0001 --brand '#7a00ff' --name 'Mill & Moss' --as react --yes)?$/,
  // Their parts are tried in packages/create-daylit/src/agent-server.test.ts.
  /^npm create daylit (-- --layout musi-0001 --name 'Ann Carter Pianos' --fields > fields\.txt|tuner -- --layout musi-0001 --name 'Ann Carter Pianos' --site answer\.json --yes)$/,
  // Run in packages/blocks/tools/package.test.tsx.
  /^npx daylit-blocks (check dist|codemod)$/,
  /^npx shadcn@latest add \/r\/[\w-]+\.json$/,
  /^npm create vite@latest my-site -- --template (vanilla|react|solid)$/,
  /^npm create astro@latest my-site -- --template minimal --install --no-git$/,
  /^npm create vue@latest my-site -- --default$/,
  /^npm create nuxt@latest my-site -- --template minimal --packageManager npm --no-modules --gitInit false$/,
  /^npx create-next-app@latest my-site --yes --no-tailwind$/,
  /^npx sv create my-site --template minimal --types ts --no-add-ons --install npm$/,
  /^npx create-react-router@latest my-site --yes$/,
  /^npx sass --load-path=node_modules site\.scss site\.css$/,
  /^npx parcel build index\.html$/,
  /^npx esbuild site\.css --bundle --minify --outfile=dist\/site\.css$/,
  /^npx @angular\/cli@latest new my-site --defaults --skip-git$/,
  /^hugo new site my-site$/,
  /^npm init --yes$/,
  /^(mkdir|cd) my-site$/,
  // Executed as printed by packages/hosting/conformance/chapter.release.test.ts.
  /^SITE_ORIGIN=https:\/\/example\.org npm run build$/,
  /^npm run do -- (release( back)?|switch-off-worker|verify https:\/\/example\.org)$/,
  /^sudo (apt-get|ln|systemctl|sh|cp|install|a2enmod) /,
  /^echo 'brotli_static on;' \| sudo tee \S+$/,
];

export const unknownCommands = (code: string) =>
  code.split("\n").filter((line) => !real.some((command) => command.test(line)));
