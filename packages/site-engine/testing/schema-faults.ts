import schema from "./schema-org.json" with { type: "json" };

const types = schema.types as Readonly<Record<string, readonly string[]>>;
const properties = schema.properties as Readonly<
  Record<string, { on: readonly string[]; values: readonly string[] }>
>;

const withParents = (type: string): string[] => [type, ...(types[type] ?? []).flatMap(withParents)];

/** Faults of a value by schema.org's definitions: unknown types, and properties on the wrong ones. */
export function schemaFaults(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => schemaFaults(entry, path));
  if (typeof value !== "object" || value === null) return [];
  const data = value as Record<string, unknown>;
  const named = [data["@type"]].flat() as string[];
  const known = named.flatMap(withParents);
  return [
    ...named.filter((type) => !types[type]).map((type) => `${path}: type ${type}`),
    ...Object.entries(data).flatMap(([name, entry]) => {
      if (name.startsWith("@")) return [];
      const property = properties[name];
      if (!property?.on.some((type) => known.includes(type))) return [`${path}.${name}: ${named}`];
      const plain = ["Text", "URL", "Time", "Date", "DayOfWeek"];
      const isPlain = [entry].flat().every((one) => typeof one === "string");
      if (isPlain && !property.values.some((type) => plain.includes(type)))
        return [`${path}.${name}: not a text`];
      return schemaFaults(entry, `${path}.${name}`);
    }),
  ];
}
