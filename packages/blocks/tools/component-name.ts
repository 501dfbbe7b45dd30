/** "hero-split" → "HeroSplit" */
export const componentName = (block: string): string =>
  block.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
