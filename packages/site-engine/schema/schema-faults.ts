import type { Schema } from "./site-schema.ts";

/** A difference between a value and the schema: where, and in words. */
type SchemaFault = { path: string; words: string };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const kindOf = (value: unknown) =>
  Array.isArray(value) ? "array" : value === null ? "null" : typeof value;

const listed = (names: readonly unknown[]) => {
  const shown = names.slice(0, 12).map(String).join(", ");
  return names.length > 12 ? `${shown} or one of ${names.length - 12} more` : shown;
};

/** Enough for a person, and few enough for a hostile document. */
const most = 200;

/**
 * The keywords of JSON Schema that site-schema.ts uses, and no others: a test compares the result with that
 * of a whole validator.
 */
export function schemaFaults(root: Schema, value: unknown): SchemaFault[] {
  const faults: SchemaFault[] = [];
  const definitions = root.$defs as Readonly<Record<string, Schema>>;

  function holds(schema: Schema, each: unknown): boolean {
    const before = faults.length;
    walk(schema, each, "", 0);
    const found = faults.length > before;
    faults.length = before;
    return !found;
  }

  function walk(schema: Schema, each: unknown, path: string, depth: number) {
    if (faults.length >= most || depth > 60) return;
    const fault = (words: string, place = path) => faults.push({ path: place, words });
    const { $ref, type, properties, required, items, prefixItems, anyOf, allOf, pattern } =
      schema as {
        $ref?: string;
        type?: string;
        properties?: Readonly<Record<string, Schema>>;
        required?: readonly string[];
        items?: Schema;
        prefixItems?: readonly Schema[];
        anyOf?: readonly Schema[];
        allOf?: readonly Schema[];
        pattern?: string;
      };
    if ($ref !== undefined) {
      const target = definitions[$ref.replace("#/$defs/", "")];
      if (target) walk(target, each, path, depth + 1);
    }
    if (schema.const !== undefined && each !== schema.const)
      fault(`must be ${JSON.stringify(schema.const)}`);
    if (Array.isArray(schema.enum) && !schema.enum.includes(each)) {
      fault(`${JSON.stringify(each)?.slice(0, 60)} isn’t one of ${listed(schema.enum)}`);
      return;
    }
    if (type !== undefined && kindOf(each) !== type) {
      fault(`must be ${/^[aeiou]/.test(type) ? "an" : "a"} ${type}, not ${kindOf(each)}`);
      return;
    }
    if (typeof each === "string") {
      if (each.length > ((schema.maxLength as number | undefined) ?? each.length))
        fault(`is longer than ${schema.maxLength} characters`);
      if (pattern !== undefined && !new RegExp(pattern, "u").test(each))
        fault(`${JSON.stringify(each.slice(0, 60))} hasn’t the form ${pattern}`);
    }
    if (typeof each === "number") {
      const { minimum = each, maximum = each } = schema as { minimum?: number; maximum?: number };
      if (each < minimum || each > maximum) fault(`must be between ${minimum} and ${maximum}`);
    }
    if (Array.isArray(each)) {
      const { minItems = 0, maxItems = each.length } = schema as {
        minItems?: number;
        maxItems?: number;
      };
      if (each.length < minItems) fault(`needs ${minItems} entries, and has ${each.length}`);
      if (each.length > maxItems) fault(`has room for ${maxItems} entries, and has ${each.length}`);
      for (const [at, entry] of each.entries()) {
        const of = prefixItems?.[at] ?? items;
        if (of) walk(of, entry, `${path}[${at}]`, depth + 1);
      }
    }
    if (isObject(each)) {
      for (const name of required ?? []) if (!Object.hasOwn(each, name)) fault(`needs “${name}”`);
      for (const [name, entry] of Object.entries(each)) {
        const place = path ? `${path}.${name}` : name;
        const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
        const { additionalProperties: others, propertyNames } = schema as {
          additionalProperties?: Schema | false;
          propertyNames?: Schema;
        };
        if (propertyNames) walk(propertyNames, name, place, depth + 1);
        if (own) walk(own, entry, place, depth + 1);
        else if (others === false)
          fault(`isn’t known here. Known: ${listed(Object.keys(properties ?? {}))}`, place);
        else if (others) walk(others, entry, place, depth + 1);
      }
    }
    for (const part of allOf ?? []) {
      const { if: condition, then } = part as { if?: Schema; then?: Schema };
      if (condition && then) {
        if (holds(condition, each)) walk(then, each, path, depth + 1);
      } else walk(part, each, path, depth + 1);
    }
    if (anyOf && !anyOf.some((one) => holds(one, each))) {
      // The form that comes closest: of the same kind, with the fewest faults.
      const near = anyOf.find((one) => one.type === kindOf(each)) ?? anyOf[0];
      const before = faults.length;
      if (near) walk(near, each, path, depth + 1);
      if (faults.length === before) fault("has none of the forms that are allowed here");
    }
  }

  walk(root, value, "", 0);
  return faults;
}
