import type { LegalText } from "../legal-text.ts";
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import it from "./it.json" with { type: "json" };
import nl from "./nl.json" with { type: "json" };
import pl from "./pl.json" with { type: "json" };
import tr from "./tr.json" with { type: "json" };

/** Loaded for sites that have one of these languages. */
export const moreLanguages: Readonly<Record<string, LegalText>> = { es, fr, it, nl, pl, tr };
