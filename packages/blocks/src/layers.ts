/** The blocks come after the framework, whichever stylesheet is loaded first. */
export const layerOrder = `@layer daylit, daylit-blocks;
@layer daylit-blocks.theme, daylit-blocks.shared, daylit-blocks.look, daylit-blocks.sections, daylit-blocks.fit;`;
