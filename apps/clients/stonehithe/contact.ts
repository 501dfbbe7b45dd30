import type { ClientPage } from "../model.ts";

export const contact: ClientPage = {
  path: "/contact",
  label: "Visit",
  title: "Visit the show house at Stonehithe",
  description:
    "Book an hour in the show house at Stonehithe, ask about a house that is free, or have the folder of plans sent to you.",
  sections: [
    {
      block: "hero-split",
      heading: "An hour and no brochure",
      lead: "Sit in the show house for as long as you like. We answer what you ask and make tea in between.",
      picture: { id: "real-keys", at: [45, 50] },
    },
    {
      block: "booking-form",
      tone: "sunken",
      heading: "Book a visit",
      lead: "The form opens your email program with the day filled in.",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Telephone", kind: "tel", autoComplete: "tel" },
        { label: "Day", kind: "date" },
      ],
      send: "Ask for this day",
      note: "Friday, Saturday or Sunday. We ring back the same evening.",
    },
    {
      block: "hours-location",
      heading: "Getting here",
      hours: [
        ["Friday to Sunday", "11:00–15:00"],
        ["Other days", "By appointment"],
      ],
      address: ["The Site House", "Hithe Lane", "Stonehithe ST0 0ZZ"],
      ways: [
        ["By train", "To the branch line's last stop; we fetch you"],
        ["By road", "Past the quarry, down to the water, stop"],
        ["By sea", "Two visitors' rings on the north wall, 1.8 m at half tide"],
      ],
    },
  ],
};
