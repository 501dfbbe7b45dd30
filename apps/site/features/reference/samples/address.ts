/** Where the document of a sample is; `of` is its page and case, as in `card/basic`. */
export const sampleAddress = (of: string) => `/samples/${of}.html`;
