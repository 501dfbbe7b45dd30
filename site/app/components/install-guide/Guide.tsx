import Text from "../../../content/guides/save-the-website-as-webapp.mdx";
import { parts } from "./parts.tsx";

export default function Guide() {
  return <Text components={parts} />;
}
