import type { Config } from "@react-router/dev/config";
import { paths } from "./app/model/paths.ts";
import { notFoundPath } from "./app/model/site.ts";

export default {
  ssr: false,
  // The same list that the tests walk. The not-found page is written beside it: finish/ turns it
  // into 404.html, which the server answers with for every unknown address.
  prerender: { paths: [...paths, notFoundPath], concurrency: 4 },
} satisfies Config;
