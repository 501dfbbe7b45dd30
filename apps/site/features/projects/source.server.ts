import { blocksOf } from "@daylit/clients/blocks.ts";
import { clients } from "@daylit/clients/clients.ts";
import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { faces, isFace } from "@daylit/layouts/theme/faces.ts";

/** What a project's page shows beside the site itself. Made from the client's own files. */
export type CaseStudyRecord = {
  need: readonly string[];
  built: readonly string[];
  brand: string;
  typefaces: readonly string[];
  pages: readonly { label: string; path: string; sections: number }[];
  blocks: readonly { name: string; label: string }[];
};

export function caseStudyRecord(slug: string): CaseStudyRecord {
  const client = clients.find((candidate) => candidate.slug === slug);
  if (!client) throw new Error(`There is no client site ${slug}`);
  const { headline, body, accent } = client.theme.type;
  return {
    ...client.record,
    brand: client.theme.brand,
    typefaces: [...new Set([headline, body, accent ?? body])].map((name) =>
      isFace(name) ? faces[name].family : name,
    ),
    pages: client.pages.map(({ label, path, sections }) => ({
      label,
      path,
      sections: sections.filter(Boolean).length,
    })),
    blocks: blocksOf(client).map((name) => ({ name, label: definitionOf(name).label })),
  };
}
