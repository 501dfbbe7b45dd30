import { article } from "../../schema/article.ts";
import { onGround } from "../../schema/block.ts";
import { picture } from "../../schema/field.ts";
import { headline } from "../../schema/shared.ts";

export const heroArticle = onGround({
  label: "Article",
  about: "A page that is one text: headline, picture and as many paragraphs as you like.",
  fields: {
    ...headline({ heading: 80, lead: 200 }),
    picture: picture({ optional: true }),
    text: article({ label: "Text" }),
  },
  example: {
    heading: "A headline that says what happened",
    lead: "One sentence with the most important of it.",
    text: [
      { text: "Who did it, where and when, and what it means for the people who read it." },
      { text: "Then the rest, in the order in which somebody would ask for it." },
    ],
  },
});
