/** They are for those who work on sections, and a seventh of what is sent. */
export const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\/\n*/g, "");
