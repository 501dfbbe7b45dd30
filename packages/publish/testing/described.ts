import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import type { Fetch } from "../request.ts";

/**
 * A server made from the description that its host publishes: it refuses requests that don’t fit, and
 * its own answers are held to the description too. tools/cut-descriptions.mjs makes the files.
 */

type Schema = Record<string, unknown>;
type Operation = {
  query: { name: string; required: boolean; schema: Schema }[];
  body?: Schema;
  answers: Record<string, Schema>;
};
type Description = { version: string; operations: Record<string, Operation> };

export type Call = {
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  json: Record<string, unknown>;
  bytes: Uint8Array;
};
export type Answer = { status?: number; json?: unknown; headers?: Record<string, string> };
type Handler = (call: Call) => Answer | Promise<Answer>;

const ajv = new Ajv({ strict: false, validateFormats: false, coerceTypes: false });

export const descriptionOf = (name: string): Description =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../generated", `${name}.json`), "utf8"));

/** Ajv compiles a schema once for each object that it is given, which takes longer than all else here. */
const strictSchemas = [new WeakMap<object, Schema>(), new WeakMap<object, Schema>()] as const;

function strictSchema(schema: Schema, answer: boolean): Schema {
  const known = strictSchemas[answer ? 1 : 0];
  const made = known.get(schema) ?? (strict(schema, answer) as Schema);
  known.set(schema, made);
  return made;
}

/** A name that the description doesn’t have is a mistake, though JSON Schema would let it pass. */
function strict(schema: unknown, answer: boolean): unknown {
  if (Array.isArray(schema)) return schema.map((each) => strict(each, answer));
  if (typeof schema !== "object" || schema === null) return schema;
  const { required, nullable, ...others } = schema as Schema;
  const rest: Schema = nullable && "type" in others ? { ...others, nullable } : others;
  const inner = Object.entries(rest).map(([key, each]) =>
    key === "properties"
      ? [
          key,
          Object.fromEntries(
            Object.entries(each as Schema).map(([k, v]) => [k, strict(v, answer)]),
          ),
        ]
      : [
          // Without what is required, several of the forms of an answer fit.
          key === "oneOf" && answer ? "anyOf" : key,
          ["items", "oneOf", "anyOf"].includes(key) ? strict(each, answer) : each,
        ],
  );
  return {
    ...Object.fromEntries(inner),
    // Of an answer only what is read is there.
    ...(answer || !required ? {} : { required }),
    // Names that were cut off the description are not known.
    ...(Object.keys((rest.properties as Schema) ?? {}).length > 0 && !("allOf" in rest)
      ? { additionalProperties: false }
      : {}),
  };
}

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.]/g, "\\.")
      // A file or a branch has slashes in its name.
      .replace(/\{(path|ref)\}/g, "(?<$1>.+)")
      .replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`,
  );

function queryFaults(operation: Operation, query: URLSearchParams): string[] {
  const known = new Map(operation.query.map((each) => [each.name, each.schema]));
  return [...query].flatMap(([name, text]) => {
    const schema = known.get(name);
    if (!schema) return [`${name} isn’t a parameter`];
    const value = /^(integer|boolean|number)$/.test(String(schema.type)) ? JSON.parse(text) : text;
    return ajv.validate(schema, value) ? [] : [`${name}: ${ajv.errorsText()}`];
  });
}

class NotDescribed extends Error {}

/** `requests`: what was asked, to be counted. Refused requests throw, so that a test can’t miss them. */
export function described(
  name: string,
  base: string,
  authorization: string,
  handlers: Record<string, Handler>,
) {
  const { operations } = descriptionOf(name);
  const patterns = Object.keys(operations).map((key) => {
    const [method, path = ""] = key.split(" ");
    return { key, method, pattern: patternOf(path) };
  });
  const requests: { key: string; bytes: number }[] = [];

  const fetch: Fetch = async (address, init) => {
    const url = new URL(address);
    const headers = new Headers(init.headers);
    if (!address.startsWith(base) || init.redirect !== "error") throw new NotDescribed(address);
    const asked = url.pathname.slice(new URL(base).pathname.length - 1);
    const found = patterns.find((one) => one.method === init.method && one.pattern.test(asked));
    const operation = operations[found?.key ?? ""];
    const handler = handlers[found?.key ?? ""];
    if (!found || !operation || !handler) throw new NotDescribed(`${init.method} ${asked}`);
    const bytes = new Uint8Array(await new Response(init.body ?? null).arrayBuffer());
    const isJson = headers.get("content-type") === "application/json";
    const json = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
    const faults = queryFaults(operation, url.searchParams);
    if (json && operation.body && !ajv.validate(strictSchema(operation.body, false), json))
      faults.push(ajv.errorsText());
    if (faults.length > 0) throw new NotDescribed(`${found.key}: ${faults.join("; ")}`);
    requests.push({ key: found.key, bytes: bytes.length });
    const path = Object.fromEntries(
      Object.entries(found.pattern.exec(asked)?.groups ?? {}).map(([k, v]) => [
        k,
        decodeURIComponent(v),
      ]),
    );
    const answer: Answer =
      headers.get("authorization") === authorization
        ? await handler({ path, query: url.searchParams, json: json ?? {}, bytes })
        : { status: 401, json: { message: "Unauthorized" } };
    const { status = init.method === "POST" ? 201 : 200 } = answer;
    const schema = operation.answers[status] ?? operation.answers.default;
    if (!schema && status < 401) throw new NotDescribed(`${found.key} never answers ${status}`);
    if (status < 300 && schema && !ajv.validate(strictSchema(schema, true), answer.json ?? {}))
      throw new NotDescribed(`Answer to ${found.key}: ${ajv.errorsText()}`);
    return new Response(JSON.stringify(answer.json ?? {}), {
      status,
      headers: { "Content-Type": "application/json", ...answer.headers },
    });
  };
  return { fetch, requests };
}
