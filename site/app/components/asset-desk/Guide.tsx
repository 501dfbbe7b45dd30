import Text from "../../../content/guides/preparing-assets-for-your-project.mdx";
import { parts } from "./parts.tsx";

export default function Guide() {
  return <Text components={parts} />;
}
