import Text from "../../../content/guides/brand-color-structure.mdx";
import { parts } from "./parts.tsx";

export default function Guide() {
  return <Text components={parts} />;
}
