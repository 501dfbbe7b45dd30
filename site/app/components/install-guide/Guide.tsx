import Text from "../../../content/guides/save-the-website-as-webapp.mdx";

export default function Guide() {
  return <Text />;
}
