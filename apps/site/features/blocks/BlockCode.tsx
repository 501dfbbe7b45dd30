import { CodeBox } from "../../ui/code/CodeBox.tsx";

type Props = {
  name: string;
  label: string;
  forms: readonly { label: string; language: string; html: string }[];
};

/** The forms of a block, one open at a time, without a script. */
export function BlockCode({ name, label, forms }: Props) {
  return (
    <div className="tabs block-code">
      {forms.map((form, index) => (
        <details key={form.label} name={`code-${name}`} open={index === 0}>
          <summary>
            {form.label}
            <span className="visually-hidden"> of {label}</span>
          </summary>
          <CodeBox html={form.html} language={form.language} name={`${form.label}: ${label}`} />
        </details>
      ))}
    </div>
  );
}
