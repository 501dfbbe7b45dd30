import { join } from "node:path";
import type { Plugin } from "vite";
import { findMessages } from "../messages/find-messages.ts";

const composer = join(import.meta.dirname, "../../features/composer/");

/** Gives the texts between the composer's tags and the names of steps to `t` (features/composer/messages/t.ts). */
export function composerMessages(): Plugin {
  return {
    name: "daylit-composer-messages",
    enforce: "pre",
    transform: {
      filter: { id: /features\/composer\/.*(?<!\.test|\.server)\.tsx?$/ },
      handler(code, id) {
        if (!id.startsWith(composer)) return undefined;
        const { code: translated } = findMessages(id, code);
        if (translated === code) return undefined;
        const has = /import \{[^}]*\bt\b[^}]*\} from "[./]*messages\/t\.ts"/.test(code);
        const from = JSON.stringify(join(composer, "messages/t.ts"));
        // In the first line, so that every line keeps its number.
        return { code: has ? translated : `import { t } from ${from}; ${translated}`, map: null };
      },
    },
  };
}
