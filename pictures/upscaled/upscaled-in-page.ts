/**
 * Pictures that are shown larger than their file: larger at all with one pixel to each of the window's, or
 * by more than a quarter with two. Runs inside the page. With one the file is the one that the browser
 * takes by `sizes`; with two it is the largest on offer, for browsers choose there by rules of their own.
 * With two 1,440 px are enough in any place and 1,920 from edge to edge (decision 042).
 */
export async function upscaledInPage(): Promise<string[]> {
  const ratio = (width: string | null, height: string | null) =>
    Number(width) && Number(height) ? Number(width) / Number(height) : 0;
  const nameOf = (address: string) => new URL(address, location.href).pathname;

  const look = async (image: HTMLImageElement): Promise<string[]> => {
    const style = getComputedStyle(image);
    const px = Number.parseFloat;
    const width = image.clientWidth - px(style.paddingLeft) - px(style.paddingRight);
    const height = image.clientHeight - px(style.paddingTop) - px(style.paddingBottom);
    if (!image.checkVisibility() || width <= 0 || height <= 0) return [];
    // What waits to be scrolled to has not chosen its file yet.
    image.loading = "eager";
    await image.decode().catch(() => {});
    const sources =
      image.parentElement?.tagName === "PICTURE"
        ? [...image.parentElement.querySelectorAll("source")]
        : [];
    const taken =
      sources.find(({ media, srcset }) => srcset && (!media || matchMedia(media).matches)) ?? image;
    const files = [...taken.srcset.matchAll(/(\S+)\s+(\d+)w/g)].map(([, url = "", w]) => ({
      name: nameOf(url),
      width: Number(w),
    }));
    let shape = ratio(taken.getAttribute("width"), taken.getAttribute("height"));
    shape ||= ratio(image.getAttribute("width"), image.getAttribute("height"));
    if (files.length === 0 || !shape) {
      const address = image.currentSrc || image.src;
      if (/\.svg$|^data:image\/svg/.test(address)) return []; // sharp at any size
      const file = new Image();
      file.src = address;
      await file.decode().catch(() => {});
      if (file.naturalWidth === 0) return []; // broken, which others look for
      shape ||= file.naturalWidth / file.naturalHeight;
      if (files.length === 0) files.push({ name: nameOf(address), width: file.naturalWidth });
    }
    const largest = files.reduce((one, other) => (other.width > one.width ? other : one));
    const now = files.find(({ name }) => name === nameOf(image.currentSrc)) ?? largest;
    // How wide the whole file is drawn, with what is cut off; a detail may be gone into.
    const zoom = px(style.scale) || 1;
    const drawn =
      zoom *
      (style.objectFit === "contain" || style.objectFit === "scale-down"
        ? Math.min(width, height * shape)
        : Math.max(width, style.objectFit === "cover" ? height * shape : 0));
    const say = (file: number, times: number) =>
      `${largest.name.split("/").pop()}: ${file} px drawn at ${Math.round(drawn * times)} px`;
    // Half a pixel is rounding.
    if (drawn > now.width + 0.5) return [say(now.width, 1)];
    const enough = largest.width >= (drawn > 1400 ? 1920 : 1440);
    return !enough && 2 * drawn > 1.25 * largest.width + 1 ? [`${say(largest.width, 2)} (2×)`] : [];
  };
  return [...new Set((await Promise.all([...document.images].map(look))).flat())];
}
