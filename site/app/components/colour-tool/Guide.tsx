import Text from "../../../content/guides/brand-color-structure.mdx";

export default function Guide() {
  return <Text />;
}
