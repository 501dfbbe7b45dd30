/** How a page feels, read from its theme: visitors who do not know a name for it can look by it. */
export const moods = {
  calm: "Calm",
  bold: "Bold",
  classic: "Classic",
  modern: "Modern",
  playful: "Playful",
  dark: "Dark opening",
} as const;

export type Mood = keyof typeof moods;
