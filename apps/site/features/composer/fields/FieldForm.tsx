import { useLater } from "../canvas/useLater.ts";
import { ActionControl } from "./controls/ActionControl.tsx";
import { ChoiceControl, ToggleControl } from "./controls/ChoiceControl.tsx";
import type { ControlProps, FormProps, Values } from "./controls/control.ts";
import { LinkControl } from "./controls/LinkControl.tsx";
import { ListControl } from "./controls/ListControl.tsx";
import { PictureControl } from "./controls/PictureControl.tsx";
import { ProseControl } from "./controls/ProseControl.tsx";
import { TextControl } from "./controls/TextControl.tsx";

/** The form of a block, made from its definition: every field with its label, count and hint. */
export function FieldForm({ fields, values, path, example = {} }: FormProps) {
  return Object.entries(fields).map(([name, field]) => (
    <Control
      key={name}
      field={field}
      value={values[name]}
      path={`${path}.${name}`}
      example={example[name]}
    />
  ));
}

function Control({ field, ...rest }: ControlProps) {
  switch (field.kind) {
    case "line":
    case "text":
    case "price":
    case "date":
      return <TextControl field={field} {...rest} />;
    case "prose":
      return <ProseControl field={field} {...rest} />;
    case "choice":
      return <ChoiceControl field={field} {...rest} />;
    case "toggle":
      return <ToggleControl field={field} {...rest} />;
    case "picture":
      return <PictureControl field={field} {...rest} />;
    case "link":
      return <LinkControl field={field} {...rest} />;
    case "action":
      return <ActionControl field={field} {...rest} />;
    case "group":
      return (
        <fieldset className="compose-group">
          <legend>{field.label}</legend>
          <FieldForm
            fields={field.fields}
            values={(rest.value ?? {}) as Values}
            path={rest.path}
            example={rest.example as Values}
          />
        </fieldset>
      );
    case "row":
      return (
        <fieldset className="compose-group">
          <legend>{field.label}</legend>
          {field.of.map((of, index) => (
            <TextControl
              key={of.label}
              field={of}
              value={(rest.value as string[] | undefined)?.[index]}
              path={`${rest.path}[${index}]`}
            />
          ))}
        </fieldset>
      );
    case "items":
      if (field.role === "article") return <LongText field={field} {...rest} />;
      return <ListControl field={field} {...rest} form={FieldForm} />;
    default:
      return <ListControl field={field} {...rest} form={FieldForm} />;
  }
}

/** Loaded when a section has a long text. */
function LongText(props: ControlProps) {
  const ArticleControl = useLater(true, () => import("./controls/ArticleControl.tsx"));
  return ArticleControl && <ArticleControl {...props} />;
}
