import { describesIn } from "@daylit/layouts/catalogue/pictures/alt-texts.ts";
import type { ImageRef } from "@daylit/layouts/components/pictures/photo.tsx";
import { directionOf } from "@daylit/site-engine";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { useId } from "react";
import { t } from "../messages/t.ts";
import { useNow, useSession } from "../store/context.tsx";

type Props = { path: string; image: Exclude<ImageRef, string>; ours: string };

/** What a picture of the library shows, in the owner’s words; an empty field has ours. */
export function DescriptionField({ path, image, ours }: Props) {
  const id = useId();
  const session = useSession();
  const language = useNow((now) => now.site.language);
  const { alt = "", ...rest } = image;
  const write = (words: string) => {
    const bare = Object.keys(rest).length === 1 ? rest.id : rest;
    session.change(
      t`picture description`,
      (site) => withValue(site, path, words === "" ? bare : { ...rest, alt: words }),
      { mergeKey: `alt ${path}` },
    );
  };
  return (
    <div className="field">
      <label htmlFor={id}>Description of this picture</label>
      <textarea
        id={id}
        rows={2}
        lang={language}
        dir={directionOf(language)}
        value={alt}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => write(target.value.replaceAll(/\s*\n\s*/g, " "))}
        onBlur={() => session.endMerge()}
      />
      <span className="hint" id={`${id}-about`}>
        One sentence for people who can’t see it. {alt === "" ? "Now it is" : "Ours is"}
        {describesIn(language) ? "" : ", in English"}: “{ours}”
      </span>
    </div>
  );
}
