/**
 * Takes the operations that this package calls out of the hosts' published descriptions:
 *   node cut-descriptions.mjs netlify <swagger.json of @netlify/open-api>
 *   node cut-descriptions.mjs github <api.github.com.json of @octokit/openapi>
 *   node cut-descriptions.mjs forgejo <templates/swagger/v1-openapi3.generated.json of Gitea>
 * The packages are 1 and 385 MB, so they are no dependencies.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const repo = "/repos/{owner}/{repo}";
const called = {
  netlify: {
    "/user": ["get"],
    "/sites": ["get", "post"],
    "/sites/{site_id}": ["get"],
    "/sites/{site_id}/files": ["get"],
    "/sites/{site_id}/forms": ["get"],
    "/sites/{site_id}/deploys": ["get", "post"],
    "/sites/{site_id}/deploys/{deploy_id}/restore": ["post"],
    "/deploys/{deploy_id}": ["get"],
    "/deploys/{deploy_id}/files/{path}": ["put"],
  },
  github: {
    "/user": ["get"],
    "/user/repos": ["get", "post"],
    [repo]: ["get"],
    [`${repo}/pages`]: ["get", "post"],
    [`${repo}/commits`]: ["get"],
    [`${repo}/git/ref/{ref}`]: ["get"],
    [`${repo}/git/refs/{ref}`]: ["patch"],
    [`${repo}/git/commits`]: ["post"],
    [`${repo}/git/commits/{commit_sha}`]: ["get"],
    [`${repo}/git/trees`]: ["post"],
    [`${repo}/git/trees/{tree_sha}`]: ["get"],
    [`${repo}/git/blobs`]: ["post"],
    [`${repo}/git/blobs/{file_sha}`]: ["get"],
  },
  forgejo: {
    "/user": ["get"],
    "/user/repos": ["get", "post"],
    [`${repo}/contents`]: ["post"],
    [`${repo}/branches/{branch}`]: ["get"],
    [`${repo}/commits`]: ["get"],
    [`${repo}/git/trees/{sha}`]: ["get"],
    [`${repo}/git/blobs/{sha}`]: ["get"],
  },
};

const [name, file] = process.argv.slice(2);
const all = JSON.parse(readFileSync(file, "utf8"));

const found = (value) =>
  value?.$ref
    ? found(
        value.$ref
          .slice(2)
          .split("/")
          .reduce((at, key) => at[key], all),
      )
    : value;

const words = new Set(["description", "example", "examples", "title", "externalDocs", "default"]);

/** Without words and without references; `depth` ends answers, of which only the names are wanted. */
function cut(given, depth, isMap = false) {
  const value = found(given);
  if (Array.isArray(value)) return value.map((each) => cut(each, depth));
  if (typeof value !== "object" || value === null) return value;
  if (depth === 0) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isMap || (!words.has(key) && !key.startsWith("x-")))
      .map(([key, each]) => [key, cut(each, depth - 1, key === "properties")]),
  );
}

const jsonOf = (part) => part?.content?.["application/json"]?.schema ?? part?.schema;

function operation(item, method) {
  const { parameters = [], requestBody, responses } = item[method];
  const list = [...(item.parameters ?? []), ...parameters].map(found);
  const body = found(requestBody) ?? list.find((each) => each.in === "body");
  return {
    query: list
      .filter((each) => each.in === "query")
      .map((each) => ({
        name: each.name,
        required: each.required === true,
        schema: cut(each.schema ?? { type: each.type, enum: each.enum }, 4),
      })),
    body: body && cut(jsonOf(body) ?? {}, 30),
    answers: Object.fromEntries(
      Object.entries(responses).map(([status, answer]) => [
        status,
        cut(jsonOf(found(answer)) ?? {}, 6),
      ]),
    ),
  };
}

const operations = Object.fromEntries(
  Object.entries(called[name]).flatMap(([path, methods]) =>
    methods.map((method) => [
      `${method.toUpperCase()} ${path}`,
      operation(all.paths[path], method),
    ]),
  ),
);
const version = process.argv[4] ?? all.info.version;
const folder = join(import.meta.dirname, "../generated");
writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ version, operations })}\n`);
