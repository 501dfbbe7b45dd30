import Text from "../../../content/guides/preparing-assets-for-your-project.mdx";
import { parts } from "./parts.tsx";
import "../../styles/asset-desk.css";

export default function Guide() {
  return <Text components={parts} />;
}
