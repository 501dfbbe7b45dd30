/** The sample of a block, as features/reference/example/Sample.tsx names it. */
export const blockSampleName = (block: string) => `blocks/${block}`;

export const screenSampleName = (screen: string) => `screens/${screen}`;

/** "hero-split" → "/blocks/hero#hero-split" */
export const blockPath = (block: string) => `/blocks/${block.replace(/-.*/, "")}#${block}`;

/** Where a block stands as Markdown, without the others of its kind. */
export const blockMarkdownPath = (block: string) =>
  `/blocks/${block.replace(/-.*/, "")}/${block}.md`;

export const screenMarkdownPath = (screen: string) => `/blocks/screens/${screen}.md`;
