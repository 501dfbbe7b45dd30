import Text from "../../../content/guides/brand-color-structure.mdx";
import { parts } from "./parts.tsx";
import "../../styles/colour-tool.css";

export default function Guide() {
  return <Text components={parts} />;
}
