import sharp from "sharp";

/** A picture's form as bits: of 16 × 16 fields, which are lighter than their right-hand neighbour. */
async function formOf(image: Buffer): Promise<boolean[]> {
  const grey = await sharp(image).resize(17, 16, { fit: "fill" }).greyscale().raw().toBuffer();
  return Array.from({ length: 256 }, (_, field) => {
    const at = Math.floor(field / 16) * 17 + (field % 16);
    return (grey[at] ?? 0) > (grey[at + 1] ?? 0);
  });
}

/** A picture's colours: the same 8 × 8 fields in red, green and blue. */
export const coloursOf = (image: Buffer): Promise<Buffer> =>
  sharp(image).resize(8, 8, { fit: "fill" }).removeAlpha().toColourspace("srgb").raw().toBuffer();

type Likeness = { form: boolean[]; colours: Buffer };

export const likenessOf = async (image: Buffer): Promise<Likeness> => ({
  form: await formOf(image),
  colours: await coloursOf(image),
});

/** From 0, the same, to 1: the share of fields whose form differs, and how far their colours are apart. */
export function distance(a: Likeness, b: Likeness): number {
  const turned = a.form.filter((bit, index) => bit !== b.form[index]).length / a.form.length;
  const apart =
    a.colours.reduce((sum, value, index) => sum + Math.abs(value - (b.colours[index] ?? 0)), 0) /
    (a.colours.length * 255);
  return Math.max(turned, apart * 2);
}
