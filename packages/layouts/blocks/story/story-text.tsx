import { ActionLink } from "../../components/links/action.tsx";
import { Band } from "../../components/section/band.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { Text } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { storyText } from "./story-text.fields.ts";

type Props = Fields<typeof storyText>;

export default function StoryText({ keyword, heading, opening, text, action, ...rest }: Props) {
  return (
    <Band {...rest} block="story-text">
      <div className="story-text-side">
        {keyword && <p className="keyword">{keyword}</p>}
        <h2 className="heading-4">{heading}</h2>
      </div>
      <div className="story-text-main column">
        <Fitted as="p" className="story-text-opening" text={opening} />
        <div className={typeof text === "string" ? "paragraph" : "paragraph-columns"}>
          <Text text={text} />
        </div>
        {action && <ActionLink {...action} look="arrow" />}
      </div>
    </Band>
  );
}
