import { ErrorScreen } from "../components/ErrorScreen.tsx";
import { errorTitle, pageMeta } from "../model/meta.ts";

export const meta = () => pageMeta(undefined, errorTitle);

export default function NotFound() {
  return (
    <ErrorScreen
      status="404 Not Found"
      advice="There is no page at this address. It may have been mistyped or moved."
    />
  );
}
