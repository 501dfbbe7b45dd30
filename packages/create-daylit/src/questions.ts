import { cancel, intro, isCancel, select, text } from "@clack/prompts";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { callingLanguages, callings, wordsIn } from "@daylit/layouts/trades/callings.ts";
import { findCallings } from "@daylit/layouts/trades/find-calling.ts";
import { type Form, type Options, readColour } from "./options.ts";
import { layoutNamed } from "./start-site.ts";

/** Ctrl-C: nothing has been written yet. */
async function answered<T>(question: Promise<T>): Promise<Exclude<T, symbol>> {
  const answer = await question;
  if (isCancel(answer)) {
    cancel("Stopped. Nothing was written.");
    process.exit(130);
  }
  return answer as Exclude<T, symbol>;
}

const choices = (ids: readonly string[]) =>
  ids.map((id) => {
    const { card, layout, id: value } = layoutNamed(id);
    const number = card.variation ? `, variation ${card.variation}` : "";
    return { value, label: card.name + number, hint: layout.caption };
  });

async function askForLayout(): Promise<string> {
  const said = await answered(
    text({ message: "What do you do?", placeholder: "baker, architect, yoga teacher …" }),
  );
  const tables = callingLanguages.map((language) => ({ language, words: wordsIn(language) }));
  const [found] = findCallings(said ?? "", tables);
  const fitting = found && callings[found.at]?.layout;
  const code = fitting?.slice(0, 4);
  const ids = cataloguePages.map(({ id }) => id);
  const options = choices(code ? ids.filter((id) => id.startsWith(code)) : ids);
  return answered(
    select({ message: "Layout", options, initialValue: fitting ?? "arch-0001", maxItems: 10 }),
  );
}

/** Asks for everything that no option has said. */
export async function ask(options: Options): Promise<Options> {
  intro("Daylit");
  const layout = options.site ? undefined : (options.layout ?? (await askForLayout()));
  const name =
    options.name ??
    (options.site
      ? undefined
      : await answered(
          text({ message: "Name of your business", placeholder: "Mill & Moss", defaultValue: "" }),
        ));
  const brand =
    options.brand ??
    (options.site
      ? undefined
      : readColour(
          await answered(
            text({
              message: "Your colour",
              placeholder: "#7a00ff, or Enter for the layout’s own",
              defaultValue: "",
              validate: (value) =>
                !value || readColour(value) ? undefined : "Write it like #7a00ff",
            }),
          ),
        ));
  const as =
    options.as ??
    (await answered(
      select<Form>({
        message: "Kind",
        options: [
          { value: "html", label: "HTML", hint: "plain files, nothing to install" },
          { value: "react", label: "React", hint: "Vite and TypeScript" },
          { value: "astro", label: "Astro", hint: "no script in the browser" },
        ],
      }),
    ));
  return { ...options, layout, name: name || undefined, brand, as };
}
