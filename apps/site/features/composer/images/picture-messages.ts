/** What the page asks of the worker that writes pictures anew. */
export type PictureOrder = { file: Blob; width: number };

export type Encoded = {
  width: number;
  height: number;
  type: "webp" | "jpeg";
  content: Blob;
};
