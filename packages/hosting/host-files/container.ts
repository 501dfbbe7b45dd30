import type { HostFiles } from "./listing.ts";

/**
 * The server alone, with the builds beside it: built where the build is, run by a user who may do
 * nothing, on a disk that cannot be written to.
 */
export const container = (): HostFiles => ({
  Dockerfile: `# From the root of the repository, after npm run build:
#   docker build -f build/hosts/Dockerfile -t daylit .
#   docker run --rm --read-only --cap-drop=ALL --security-opt=no-new-privileges -p 8080:8080 daylit
FROM node:26-slim AS packages
WORKDIR /daylit
COPY package.json package-lock.json ./
COPY serve/package.json serve/
RUN npm install --omit=dev --workspace serve --no-audit --no-fund

FROM node:26-slim
ENV NODE_ENV=production PORT=8080 RELEASE=/daylit
WORKDIR /daylit
COPY --from=packages /daylit/node_modules node_modules
COPY serve serve
COPY build/site site
COPY build/clients clients
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["node", "serve/health.ts"]
CMD ["node", "serve/main.ts"]
`,
  "compose.yaml": `services:
  daylit:
    build:
      context: ../..
      dockerfile: build/hosts/Dockerfile
    ports: ["8080:8080"]
    environment: [SITE_ORIGIN, CLIENTS_DOMAIN, REPORT_TO]
    read_only: true
    cap_drop: [ALL]
    security_opt: ["no-new-privileges:true"]
    restart: unless-stopped
`,
});
