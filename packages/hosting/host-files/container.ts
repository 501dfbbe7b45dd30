import type { Build } from "../policy/build.ts";
import { type HostFiles, served } from "./listing.ts";

/** nginx with our file, as a user without rights, on a disk that cannot be written to. */
export const container = (build: Build): HostFiles => ({
  Dockerfile: `# After npm run build:
#   docker build -f build/hosts/Dockerfile -t daylit build
#   docker run --rm --read-only --tmpfs /tmp --cap-drop=ALL --security-opt=no-new-privileges -p 8080:8080 daylit
FROM nginxinc/nginx-unprivileged:stable
COPY hosts/nginx.conf /etc/nginx/conf.d/default.conf
COPY site ${served(build)}/site
COPY clients ${served(build)}/clients
USER root
RUN sed -i -E 's/^( *listen (\\[::\\]:)?)[0-9]+;/\\18080;/' /etc/nginx/conf.d/default.conf
USER 101
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["curl", "-fsS", "-o", "/dev/null", "http://127.0.0.1:8080${build.settings.base}/"]
`,
});
