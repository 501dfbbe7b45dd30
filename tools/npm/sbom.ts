import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

type Manifest = { name: string; version: string; license?: string; description?: string };

/** Packages of others whose code is in a bundle, by the paths of its modules. */
export const bundledPackages = (modules: readonly string[]): string[] => [
  ...new Set(
    modules.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []),
  ),
];

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8"));

const purl = ({ name, version }: Manifest) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

const component = (manifest: Manifest, type: "library" | "application") => ({
  type,
  "bom-ref": purl(manifest),
  name: manifest.name,
  version: manifest.version,
  ...(manifest.description ? { description: manifest.description } : {}),
  ...(manifest.license ? { licenses: [{ license: { id: manifest.license } }] } : {}),
  purl: purl(manifest),
});

/**
 * What a tarball is made of, as CycloneDX 1.6. `npm sbom` lists what is installed beside a package; ours
 * bring the code of others inside. Without a time and a number of its own, so that it is reproducible.
 */
export function sbom(manifest: Manifest, bytes: Uint8Array, bundled: readonly string[]) {
  const parts = bundled.map(manifestOf).sort((a, b) => a.name.localeCompare(b.name));
  const content = createHash("sha512").update(bytes).digest("hex");
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: { ...component(manifest, "library"), hashes: [{ alg: "SHA-512", content }] },
    },
    components: parts.map((each) => component(each, "library")),
    dependencies: [{ ref: purl(manifest), dependsOn: parts.map(purl) }],
  };
}
