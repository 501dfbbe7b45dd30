/** An item in the format of the shadcn command line: https://ui.shadcn.com/docs/registry/registry-item-json */
export type RegistryItem = {
  $schema: string;
  name: string;
  /** Universal: it installs into any folder, whether or not there is a components.json. */
  type: "registry:item";
  title: string;
  description: string;
  registryDependencies?: readonly string[];
  files: readonly RegistryFile[];
  meta: Readonly<Record<string, string>>;
  docs: string;
  categories: readonly string[];
};

type RegistryFile = {
  path: string;
  content: string;
  type: "registry:file";
  target: string;
};

export const itemSchema = "https://ui.shadcn.com/schema/registry-item.json";
export const registrySchema = "https://ui.shadcn.com/schema/registry.json";

export const registryPath = "/r/registry.json";
export const itemPath = (name: string) => `/r/${name}.json`;

/** Where a file is put: a folder of its own, so that nothing of the project is replaced. */
export const file = (target: string, content: string): RegistryFile => ({
  path: target,
  content,
  type: "registry:file",
  target,
});
