/** From the page to the worker that re-encodes pictures. */
export type PictureRequest = { file: Blob; width: number; height: number };

export type PictureResult = {
  width: number;
  height: number;
  type: "webp" | "jpeg";
  content: Blob;
};
