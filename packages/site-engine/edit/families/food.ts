import type { OwnPages } from "./family-pages.ts";

/** Second pages of the baker's five variations, by the name of the variation. */
export const foodPages = {
  // The counter.
  "food-0001-1": {
    second: {
      label: "Coffee",
      sections: [
        {
          block: "hero-type",
          keyword: "At the counter, from seven",
          heading: "Coffee while the bread cools",
          lead: "Six stools, a shelf by the window, and a bench outside when it is dry. Nobody is asked to hurry before ten.",
          facts: ["Refills of filter until nine", "Oat and cow's milk", "Dogs under the bench"],
        },
        {
          block: "menu-prices",
          id: "coffee",
          tone: "raised",
          heading: "To drink, to eat with it",
          lead: "Take it away in your own cup and it is thirty pence less.",
          courses: [
            {
              heading: "Coffee",
              dishes: [
                { name: "Filter", text: "Brewed every half hour", price: "£2.40" },
                { name: "Flat white", text: "Two shots, little milk", price: "£3.20" },
                { name: "Espresso", text: "Short, from two streets away", price: "£2.20" },
              ],
            },
            {
              heading: "Without coffee",
              dishes: [
                { name: "Breakfast tea", text: "In a pot, with the pot's lid", price: "£2.20" },
                { name: "Hot chocolate", text: "Dark, from the bar", price: "£3.40" },
                { name: "Apple juice", text: "Pressed in Harrogate", price: "£2.80" },
              ],
            },
            {
              heading: "Beside it",
              dishes: [
                { name: "Toast and butter", text: "Two slices of what is out", price: "£2.60" },
                { name: "Toast and marmalade", text: "Ours, in January", price: "£3.10" },
                { name: "Knot and filter", text: "Until nine", price: "£4.80" },
              ],
            },
          ],
          note: "Milk, nuts and sesame are used at the machine. Ask us about allergens.",
        },
        {
          block: "features-picture",
          heading: "How to keep a loaf",
          lead: "Four days for the sourdough, a week for the rye.",
          picture: "food-sourdough",
          items: [
            { heading: "In paper", text: "Cut side down on a board. Plastic softens the crust." },
            {
              heading: "Not cold",
              text: "A fridge makes bread old twice as fast as a shelf does.",
            },
            {
              heading: "Sliced, frozen",
              text: "Straight into the toaster, as good as on the day.",
            },
            { heading: "Day four", text: "A minute under water, ten in a hot oven: it is back." },
          ],
        },
      ],
    },
  },
  // The supper club.
  "food-0001-2": {
    second: {
      label: "Your evening",
      sections: [
        {
          block: "hero-split",
          keyword: "Sunday to Wednesday",
          heading: "The long table for your own evening",
          lead: "On nights without a supper club you can hire the whole room: twelve to thirty people, one menu.",
          picture: { id: "food-table", at: [60, 55] },
          actions: [{ label: "Ask about a night", href: "/contact" }],
        },
        {
          block: "prices-list",
          heading: "The whole table",
          lead: "Food is charged by the head, the room by the night.",
          groups: [
            {
              heading: "By the head",
              lines: [
                { name: "Three courses", text: "Bread and water with it", price: "£38" },
                { name: "Five courses", text: "As on a Thursday", price: "£48" },
                { name: "Children under ten", text: "Two courses, early", price: "£16" },
              ],
            },
            {
              heading: "By the night",
              lines: [
                { name: "The room", text: "18:00 to 23:00", price: "£180" },
                { name: "A longer evening", text: "Each hour after 23:00", price: "£60" },
                { name: "Wine you bring", text: "A bottle, glasses washed", price: "£8" },
              ],
            },
          ],
          note: "Half is paid when you book, the rest on the evening. Service is in it.",
        },
        {
          block: "questions-accordion",
          tone: "tint",
          heading: "Before you ask",
          questions: [
            {
              question: "How early must we book?",
              answer: "Three weeks for a Wednesday. December is full by October.",
            },
            {
              question: "May we choose the dishes?",
              answer:
                "You choose between two menus of the season; we adapt dishes to allergies and diets.",
            },
            {
              question: "Is there room for a speech?",
              answer: "There is a small step at the end of the table and no microphone.",
            },
            {
              question: "Is there wheelchair access?",
              answer: "Yes, by the side door in the yard. Tell us and it is open.",
            },
          ],
        },
      ],
    },
  },
  // Wholesale.
  "food-0001-3": {
    second: {
      label: "Ordering",
      sections: [
        {
          block: "hero-type",
          keyword: "For cafés and kitchens",
          heading: "From first sample to standing order",
          lead: "Most kitchens need two weeks until the numbers are right. You can change them every day until the afternoon.",
          facts: ["Order by 14:00", "Smallest order £25", "No contract"],
          actions: [{ label: "Open an account", href: "/contact" }],
        },
        {
          block: "process-steps",
          heading: "Your first fortnight",
          lead: "Nothing is billed before the third step.",
          steps: [
            {
              heading: "Taste",
              text: "Samples come with the van that would be yours, so you see when it passes.",
              note: "Day 1",
            },
            {
              heading: "Count",
              text: "You tell us a guess for a week. We say what others of your size take.",
              note: "Day 3",
            },
            {
              heading: "Try",
              text: "A week at trade prices, changed daily by text until eight in the evening.",
              note: "Day 5",
            },
            {
              heading: "Stand",
              text: "What worked becomes your standing order. One message pauses it.",
              note: "Day 14",
            },
          ],
        },
        {
          block: "questions-columns",
          tone: "sunken",
          heading: "What kitchens ask",
          questions: [
            {
              question: "What if a tray is short?",
              answer: "We ring before six. It is on the next van or off the bill.",
            },
            {
              question: "Can it come ready to bake?",
              answer: "Pastry can, frozen, in boxes of forty. Bread is better from our oven.",
            },
            {
              question: "How do we pay?",
              answer: "One bill a month, after three weeks of paying on the day.",
            },
            {
              question: "Do you slice?",
              answer: "Tins and sourdough, at 10, 12 or 15 mm, free of charge.",
            },
          ],
        },
      ],
    },
  },
  // Catering.
  "food-0001-4": {
    second: {
      label: "Dishes",
      sections: [
        {
          block: "hero-split",
          keyword: "For boards, bowls and trays",
          heading: "What comes off the van",
          lead: "Choose by the season and by who is coming. Half of every menu has no meat in it, and nobody has to ask.",
          picture: "food-bowl",
          actions: [{ label: "Get a price", href: "/contact" }],
        },
        {
          block: "menu-prices",
          id: "dishes",
          tone: "tint",
          heading: "To choose from",
          lead: "Prices by the head when ordered alone; in a menu they are included.",
          courses: [
            {
              heading: "On boards",
              dishes: [
                {
                  name: "Three cheeses, rye",
                  text: "Pickled pears, oatcakes",
                  price: "£7",
                  mark: "v",
                },
                { name: "Smoked trout", text: "Horseradish, cucumber, dill", price: "£8" },
                {
                  name: "Focaccia, four ways",
                  text: "Cut small, for standing up",
                  price: "£5",
                  mark: "vg",
                },
              ],
            },
            {
              heading: "In bowls",
              dishes: [
                { name: "Noodles and eggs", text: "Spring onion, sesame, ginger", price: "£8" },
                { name: "Barley and squash", text: "Sage, hazelnuts", price: "£7", mark: "vg" },
                {
                  name: "Leeks and mustard",
                  text: "Soft egg, toasted crumbs",
                  price: "£6",
                  mark: "v",
                },
              ],
            },
            {
              heading: "From warm trays",
              dishes: [
                { name: "Hen with barley", text: "Baked for three hours", price: "£11" },
                { name: "Celeriac in salt", text: "Hazelnut sauce", price: "£9", mark: "v" },
                { name: "Apple and oat crumble", text: "Cold custard", price: "£5", mark: "v" },
              ],
            },
          ],
          note: "v: no meat or fish. vg: nothing from animals. We ask for allergies a week before.",
        },
        {
          block: "questions-accordion",
          heading: "What hosts ask",
          questions: [
            {
              question: "What do you need on the spot?",
              answer: "One socket, water within fifty steps, and a table. We bring the rest.",
            },
            {
              question: "Who clears up?",
              answer: "We do. Plates go back unwashed, and the crates with them.",
            },
            {
              question: "How much is left over?",
              answer: "Little, as we count with you. What is left stays with you, in boxes.",
            },
          ],
        },
      ],
    },
  },
  // The cookery school.
  "food-0001-5": {
    second: {
      label: "Vouchers",
      sections: [
        {
          block: "hero-type",
          keyword: "To give, or to come together",
          heading: "A class is a good thing to unwrap",
          lead: "Vouchers on card with a packet of rye, by post or from the counter. The person who gets it chooses the day.",
          facts: ["Good for two years", "Posted first class", "For any class"],
          actions: [{ label: "Ask for a voucher", href: "/contact" }],
        },
        {
          block: "prices-list",
          tone: "raised",
          heading: "Vouchers and groups",
          lead: "Flour, lunch, a scraper and a live starter are in every price.",
          groups: [
            {
              heading: "On a card",
              lines: [
                { name: "An evening", text: "Flatbreads, three hours", price: "£55" },
                { name: "A day", text: "First sourdough, six hours", price: "£95" },
                { name: "A day for two", text: "One bench, four loaves", price: "£180" },
              ],
            },
            {
              heading: "A class to yourselves",
              lines: [
                { name: "Friends, up to eight", text: "Any Tuesday", price: "£640" },
                { name: "A team of eight", text: "With lunch and a speech", price: "£720" },
                { name: "Birthday, ages 8 to 12", text: "Two hours, ten children", price: "£220" },
              ],
            },
          ],
          note: "A date can be moved up to five days before.",
        },
        {
          block: "team-rows",
          heading: "Who stands beside you",
          people: [
            {
              name: "Amina Yusuf",
              role: "teaches bread",
              text: "Puts her hands on your dough once, then never again.",
            },
            {
              name: "Leo Marsh",
              role: "teaches layers",
              text: "Has folded butter for nine years and still swears at it in July.",
            },
          ],
        },
      ],
    },
  },
} satisfies Record<string, OwnPages>;
