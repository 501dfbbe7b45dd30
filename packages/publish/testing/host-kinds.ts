import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { findProgram } from "@daylit/browsers/programs.mjs";
import type { Credentials } from "../host.ts";
import type { HostName } from "../index.ts";
import type { Fetch } from "../request.ts";
import { apacheDav } from "./apache-dav.ts";
import { fakeForgejo, fakeGithub, fakeNetlify, key } from "./fake-hosts.ts";

/** A host of each kind, in memory or on this machine, with what is in the owner's place there. */
export type RunningHost = {
  fetch: Fetch;
  online: () => Promise<Map<string, string>>;
  /** The owner changes a file there without us. */
  byHand?: (path: string, text?: string) => void;
  end?: () => void | Promise<void>;
  credentials: Credentials;
};

/** Where visitors find what is in a web host's folder or in a bucket. */
export const ownAddress = "https://www.ida.example";

function onDisk(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(
    paths
      .filter((path) => !/(^|\/)\.DAV/.test(path) && statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
}

async function webdav(): Promise<RunningHost> {
  const { address: server, site: folder, end } = await apacheDav("ida", key);
  writeFileSync(join(folder, "README.md"), "# ida\n");
  return {
    ...{ fetch, end, online: async () => onDisk(folder) },
    credentials: { key, server, user: "ida", address: ownAddress },
  };
}

/** `allowMismatchedSignatures`: a browser that is led here signs the address that it asked. */
export async function s3(allowMismatchedSignatures = false): Promise<RunningHost> {
  const directory = mkdtempSync(join(tmpdir(), "daylit-s3-"));
  const configureBuckets = [{ name: "ida", configs: [] }];
  const server = new S3rver({
    ...{ port: 0, address: "127.0.0.1", silent: true },
    ...{ directory, configureBuckets, allowMismatchedSignatures },
  });
  const { port } = await server.run();
  const end = "._S3rver_object";
  return {
    fetch,
    online: async () =>
      new Map(
        [...onDisk(join(directory, "ida"))].flatMap(([path, text]) =>
          path.endsWith(end) ? [[path.replace(end, ""), text] as const] : [],
        ),
      ),
    end: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
    credentials: {
      ...{ key: "S3RVER", user: "S3RVER", bucket: "ida", address: ownAddress },
      server: `http://127.0.0.1:${port}`,
    },
  };
}

export const hostKinds: Partial<Record<HostName, () => RunningHost | Promise<RunningHost>>> = {
  netlify: () => ({ ...fakeNetlify(), credentials: { key } }),
  github: () => ({ ...fakeGithub(), credentials: { key } }),
  forgejo: () => ({ ...fakeForgejo(), credentials: { key } }),
  // Without Apache it is left out; npm test names Apache at its end.
  ...(findProgram("apache") ? { webdav } : {}),
  s3: () => s3(),
};
