/** What a page without npm and bundler loads, in this order: files of dist/ with what each is for. */
export const plainFiles = {
  framework: ["daylit.min.css", "the framework: every page"],
  kit: ["kit.min.css", "the application kit: every screen of an application"],
  icons: ["icons.min.css", "the icons, such as `icon icon-menu`"],
  behaviourStyles: ["behaviour.min.css", "what the behaviour script shows"],
  behaviour: [
    "behaviour.min.js",
    "the behaviour script: every `daylit-…` element but `<daylit-validate>`",
  ],
  validate: ["behaviour/validate.js", "`<daylit-validate>`, with `behaviour/part.js` beside it"],
  theme: [
    "behaviour/theme.js",
    'with `blocking="render"` in the head: a kept theme from the first paint on; `behaviour/part.js` beside it',
  ],
  scoped: ["scoped.min.css", "the framework for one part of a page, inside the class `daylit`"],
  scopedKit: ["scoped-kit.min.css", "the kit for that"],
  prefixed: ["prefixed.min.css", "the framework beside Tailwind, each class with `dl-`"],
  prefixedKit: ["prefixed-kit.min.css", "the kit for that"],
  aliases: ["aliases.min.css", "names of versions before 0.4, after the framework"],
} as const satisfies Record<string, readonly [file: string, what: string]>;

/** The folder in which pages keep them, as this site does. */
export const plainFolder = "daylit";

const address = (name: keyof typeof plainFiles) => `${plainFolder}/${plainFiles[name][0]}`;

/** The lines of a head that load what a markup needs. */
export function loading(html: string): string[] {
  const sheet = (name: keyof typeof plainFiles) =>
    `<link rel="stylesheet" href="${address(name)}">`;
  const script = (name: keyof typeof plainFiles) =>
    `<script type="module" src="${address(name)}"></script>`;
  const validates = html.includes("<daylit-validate");
  const behaves = /<daylit-(?!validate)/.test(html);
  return [
    sheet("framework"),
    sheet("kit"),
    sheet("icons"),
    ...(behaves || validates ? [sheet("behaviourStyles")] : []),
    ...(behaves ? [script("behaviour")] : []),
    ...(validates ? [script("validate")] : []),
  ];
}
