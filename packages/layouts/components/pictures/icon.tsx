import type { icons } from "../../schema/icons.ts";

/** One set, drawn on a grid of 24 with a line of 1.75: it stands in the document, nothing is loaded. */
const paths: Record<keyof typeof icons, string> = {
  bag: "M5 8h14l1 13H4zM8.5 8a3.5 3.5 0 0 1 7 0",
  bell: "M6 17v-6a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4",
  bolt: "M13 2 5 14h6l-1 8 8-12h-6z",
  book: "M12 6C10 4.5 7 4 3 4v15c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zm0 0v15",
  calendar: "M4 6h16v14H4zM4 10.5h16M8 3v5m8-5v5m-8 6h2m2 0h2m2 0h.5",
  camera: "M3 8h4l2-3h6l2 3h4v12H3zM12 10.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7",
  chat: "M4 4h16v12h-9l-5 4.5V16H4zM8 8.5h8M8 12h5",
  check: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.5l3 3 5-6",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5.5l3.5 2",
  cup: "M4 8h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 9.5h2a2 2 0 0 1 0 5h-2M8 2.5v2.5m4-2.5v2.5",
  drop: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9 15a3 3 0 0 0 3 3",
  heart: "M12 20.5C5 15.5 3 12 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3.5-2 7-9 12z",
  home: "M3 11.5 12 4l9 7.5M6 9.5V20h12V9.5M10 20v-6h4v6",
  key: "M8 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M11.5 11 20 19.5m-3.5-3.5-2 2m5 1.5-1.5 1.5",
  leaf: "M4 20C4 9 11 4 20 4c0 9-5 15-13 15M4 20c2-5 6-9 11-11",
  mail: "M3 5.5h18v13H3zM3 6l9 7 9-7",
  pen: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  people:
    "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M2 19.5a6 6 0 0 1 12 0M16 6.5a2.5 2.5 0 1 1 0 5M16.5 14a5 5 0 0 1 5.5 5",
  phone:
    "M6 3h4l1.5 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 1.5v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z",
  pin: "M12 21.5c-5-5.5-7-8.5-7-11.5a7 7 0 0 1 14 0c0 3-2 6-7 11.5zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  play: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M10 8.5l6 3.5-6 3.5z",
  ruler: "M3 16.5 16.5 3 21 7.5 7.5 21zM7 12.5l2 2m1-5 2 2m1-5 2 2",
  shield: "M12 3l8 3v6c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
  sound: "M4 9.5v5h4l5 4v-13l-5 4zM16 9a4 4 0 0 1 0 6m2.5-8.5a8 8 0 0 1 0 11",
  star: "M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M5 19l2-2M17 7l2-2",
  tools:
    "M14.5 6a4 4 0 0 1 5-2.5L17 6l1 2 2.5.5A4 4 0 0 1 15 11L7 19.5a2 2 0 0 1-3-3L12.5 8a4 4 0 0 1 2-2z",
  truck:
    "M2 6h12v11H2zM14 10h4.5L22 13.5V17h-8M6.5 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4m11 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4",
};

/** A small drawing beside words that say the same: nobody has to be told of it twice. */
export function Icon({ name }: { name: keyof typeof icons }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
