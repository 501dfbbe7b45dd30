/** What `encode.ts` finds out about a picture. */
export interface PictureFacts {
  /** Hash of the render it was made from. */
  source: string;
  /** Of the largest file. */
  width: number;
  height: number;
  /** The colour most of the picture has. */
  colour: string;
  /** The names of its colours (hue.ts), the largest share first. */
  hues: readonly string[];
  /** A CSS gradient that stands in while the picture loads. */
  placeholder: string;
  widths: readonly number[];
  /** Of the content of all its files, in the name of each: one hash is enough to cache them for ever. */
  hash: string;
}
