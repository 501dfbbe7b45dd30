import { latinSlug } from "@daylit/layouts/text/latin-slug.ts";
import { isFileName } from "./file-names.ts";

type Named = {
  business: { name: string };
  language?: string;
  address?: string | undefined;
};

/**
 * A name for the folder of a site: "Gable & Row" → "gable-and-row" in English. Without letters that we
 * know it is that of its address.
 */
export function folderOf({ business: { name }, language = "en", address }: Named): string {
  const named = /^en\b/.test(language) ? name.replaceAll("&", " and ") : name;
  const host = address && URL.canParse(address) ? new URL(address).hostname : "";
  const found = [named, host.replace(/^www\./, "").replaceAll(".", " ")]
    .map((text) => latinSlug(text, language).slice(0, 40).replace(/-$/, ""))
    .find((folder) => folder && isFileName(folder));
  return found ?? "website";
}
