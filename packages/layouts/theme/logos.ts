/**
 * The logos of the twenty businesses: one outline each on a square of 64, simple enough for a tab.
 * Where lines cross, what is drawn twice is open.
 */
export const logos: Readonly<Record<string, string>> = {
  // Harrow & Quay: an H that is a bridge.
  "architecture-and-building": "M10 54V10h12v16h20V10h12v44H42V46a10 10 0 0 0-20 0v8z",
  // Ninth Shed: the gable and the moon of a nine.
  "art-and-design": "M8 56V28L32 8l24 20v28zM32 26a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  // Pellam & Thwaite: the front of a court.
  "business-and-law":
    "M32 7 56 19v5H8v-5zM13 28h8v18h-8zM28 28h8v18h-8zM43 28h8v18h-8zM8 50h48v7H8z",
  // Ringway Motors: a wheel on its ring.
  "cars-and-transportation":
    "M32 7a25 25 0 1 0 0 50 25 25 0 0 0 0-50zm0 9a16 16 0 1 1 0 32 16 16 0 0 1 0-32zM32 25a7 7 0 1 0 0 14 7 7 0 0 0 0-14z",
  // Kite House.
  education: "M30 6v17H15zM34 6l15 17H34zM15 27h15v19zM34 27h15L34 46zM28 50h8v8h-8z",
  // Maison Orrell: a hat on its brim.
  "fashion-and-beauty": "M18 38c0-18 4-26 14-26s14 8 14 26zM5 42h54c-5 8-15 11-27 11S10 50 5 42z",
  // Pinch & Proof: a loaf, cut three times.
  "food-and-restaurant":
    "M7 42c0-15 10-24 25-24s25 9 25 24v8H7zM18 27l5-2 6 13-5 2zM29 24l5-1 6 13-5 2zM40 25l5 1 5 11-5 2z",
  // Garrick Cold Forge: a nut.
  industrial: "M32 6 55 19v26L32 58 9 45V19zM32 20a12 12 0 1 0 0 24 12 12 0 0 0 0-24z",
  // Alder Room: a leaf in a doorway.
  interior: "M10 57V29a22 22 0 0 1 44 0v28zM32 18c10 10 10 22 0 34-10-12-10-24 0-34z",
  // Tern Street Practice: a bird under a cross.
  "medicine-and-science":
    "M5 27c13-2 21 4 27 14 6-10 14-16 27-14-10 4-16 13-20 26H25C21 40 15 31 5 27zM28 7h8v7h7v8h-7v7h-8v-7h-7v-8h7z",
  // Low Ceiling: sound that hangs from a beam.
  "music-and-entertainment":
    "M7 8h50v8H7zM7 21h8v16H7zM21 21h8v35h-8zM35 21h8v23h-8zM49 21h8v29h-8z",
  // Hollin Wood Trust: a fir.
  nature: "M32 5 49 28h-7l13 18H36v12h-8V46H9l13-18h-7z",
  // Wag & Whisker: a paw.
  "pets-and-animals":
    "M32 31c10 0 17 9 17 16 0 6-5 9-10 9-3 0-5-1-7-1s-4 1-7 1c-5 0-10-3-10-9 0-7 7-16 17-16zM12 22a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM24 9a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM40 9a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM52 22a6 6 0 1 0 0 12 6 6 0 0 0 0-12z",
  // Noor Halloran: a viewfinder.
  portfolio:
    "M8 8h18v8H16v10H8zM38 8h18v18h-8V16H38zM8 38h8v10h10v8H8zM48 38h8v18H38v-8h10zM32 23a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  // Fairley & Dunn: a low house and a tall one.
  "real-estate":
    "M5 55V35l13-13 13 13v20zM15 39h6v8h-6zM35 55V21L47 9l12 12v34zM44 25h6v8h-6zM44 39h6v8h-6z",
  // Odds & Evens: a price tag.
  sale: "M8 8h26l23 23-26 26L8 34zM20 14a6 6 0 1 0 0 12 6 6 0 0 0 0-12z",
  // Eastgate Hall: a ball under a round roof.
  sports:
    "M7 55V32a25 25 0 0 1 50 0v23H47V33a15 15 0 0 0-30 0v22zM32 37a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  // Plainbus: the bus comes.
  technology:
    "M16 8h32a7 7 0 0 1 7 7v32h-4v9h-9v-9H22v9h-9v-9H9V15a7 7 0 0 1 7-7zM16 16v15h32V16zM18 36a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM46 36a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  // The Slipway: a boat under sail.
  "travel-and-hotels": "M34 6v32h21C53 24 47 13 34 6zM30 14v24H11zM5 43h54l-9 13H14z",
  // Larkrise Barn: two rings, one through the other.
  wedding:
    "M23 14a18 18 0 1 0 0 36 18 18 0 0 0 0-36zm0 8a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM41 14a18 18 0 1 0 0 36 18 18 0 0 0 0-36zm0 8a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
};

export function logoOf(trade: string): string {
  const outline = logos[trade];
  if (!outline) throw new Error(`No logo for ${trade}`);
  return outline;
}
