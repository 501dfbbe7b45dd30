/** A plain value as the syntax tree of its literal, which is how MDX takes data into a page. */
function literal(value: unknown): object {
  if (Array.isArray(value)) return { type: "ArrayExpression", elements: value.map(literal) };
  if (typeof value === "object" && value !== null)
    return {
      type: "ObjectExpression",
      properties: Object.entries(value).map(([key, entry]) => ({
        type: "Property",
        kind: "init",
        key: { type: "Literal", value: key },
        value: literal(entry),
        method: false,
        shorthand: false,
        computed: false,
      })),
    };
  if (value !== undefined && typeof value !== "function") return { type: "Literal", value };
  throw new Error(`${typeof value} cannot be written into a page`);
}

const program = (...body: object[]) => ({ type: "Program", sourceType: "module", body });

/** `export const name = value` as a node of an MDX tree. */
export const exported = (name: string, value: unknown) => ({
  type: "mdxjsEsm",
  value: "",
  data: {
    estree: program({
      type: "ExportNamedDeclaration",
      specifiers: [],
      attributes: [],
      declaration: {
        type: "VariableDeclaration",
        kind: "const",
        declarations: [
          {
            type: "VariableDeclarator",
            id: { type: "Identifier", name },
            init: literal(value),
          },
        ],
      },
    }),
  },
});

/** `name={value}` on a component. */
export const attribute = (name: string, value: unknown) => ({
  type: "mdxJsxAttribute",
  name,
  value: {
    type: "mdxJsxAttributeValueExpression",
    value: "",
    data: { estree: program({ type: "ExpressionStatement", expression: literal(value) }) },
  },
});
