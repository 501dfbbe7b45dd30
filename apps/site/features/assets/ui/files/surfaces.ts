import type { Rgb } from "../../model/pixels.ts";

/** Reads the framework's light and dark paper as the browser paints it, so there is one source. */
function paper(theme: "light" | "dark"): Rgb {
  const sheet = document.createElement("div");
  sheet.dataset.theme = theme;
  sheet.className = "bg-surface";
  document.body.append(sheet);
  const painted = getComputedStyle(sheet).backgroundColor;
  sheet.remove();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext("2d");
  if (!brush) return theme === "light" ? [255, 255, 255] : [0, 0, 0];
  brush.fillStyle = painted;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

export const papers = () => ({ light: paper("light"), dark: paper("dark") });
