import type { ClientPage } from "../model.ts";

export const howItWorks: ClientPage = {
  path: "/how-it-works",
  label: "How it works",
  title: "How Kilnlog is fitted, and its data sheet",
  description:
    "Fitting takes ten minutes and one screwdriver. Which thermocouples it reads, what it weighs, how readings leave the box.",
  sections: [
    {
      block: "hero-split",
      heading: "Two screws, one wire, ten minutes",
      lead: "If you have ever changed a plug, you can fit a Kilnlog. If you have not, bring the controller's cover to the bench and we do it while you have tea.",
      picture: { id: "tech-chip", at: [50, 50] },
      flip: true,
    },
    {
      block: "process-steps",
      keyword: "Fitting",
      heading: "Kiln off, cover off",
      steps: [
        {
          heading: "Clip",
          text: "The clip goes over the two terminals of the thermocouple. Nothing is cut and nothing is unscrewed.",
          note: "3 minutes",
        },
        {
          heading: "Mount",
          text: "Two screws or the magnet, on the cool side of the controller.",
          note: "4 minutes",
        },
        {
          heading: "Name",
          text: "Open the reading page on your phone, give the kiln a name, choose K, N, R or S.",
          note: "2 minutes",
        },
        {
          heading: "Fire",
          text: "It starts recording at 40 °C and stops when the kiln is cool enough to open.",
          note: "Automatic",
        },
      ],
    },
    {
      block: "spec-sheet",
      tone: "sunken",
      heading: "Data sheet",
      groups: [
        {
          heading: "Reading",
          lines: [
            ["Thermocouples", "K, N, R, S"],
            ["Range", "0 to 1,320 °C"],
            ["Error at 1,260 °C", "± 2 °C"],
            ["Interval", "60 s"],
          ],
        },
        {
          heading: "Box",
          lines: [
            ["Size", "54 × 36 × 18 mm"],
            ["Weight", "41 g"],
            ["Power", "5 V, 0.4 W"],
            ["Memory", "about 3,000 firings"],
          ],
        },
        {
          heading: "Getting readings out",
          lines: [
            ["Near it", "Bluetooth, 10 m"],
            ["From home", "over the studio's network"],
            ["As a file", "CSV, every firing"],
          ],
        },
      ],
      note: "The logger is fictional, and so are its figures.",
    },
    {
      block: "questions-accordion",
      heading: "What people ask with wet hands",
      questions: [
        {
          question: "Will it fit my kiln?",
          answer:
            "If the kiln has a thermocouple, yes: electric, gas or wood. Old kilns with only a cone sitter need a thermocouple first, which we sell for £31.",
        },
        {
          question: "Can it turn the kiln off?",
          answer:
            "No, on purpose. It watches. The controller and the safety cut-out stay as they are.",
        },
        {
          question: "We are nine people and one kiln. Who sees what?",
          answer:
            "Everybody sees the curve. Notes belong to the person who wrote them, and the energy is counted per firing.",
        },
        {
          question: "What if the network goes down in the night?",
          answer: "The box keeps everything itself and hands it over in the morning.",
        },
      ],
    },
  ],
};
