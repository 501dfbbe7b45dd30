import { expect, test } from "vitest";
import { sha256 } from "../digest.ts";
import { signedHeaders } from "./sign-s3.ts";

/** The examples that AWS publishes: sig-v4-header-based-auth.html, “Examples: Signature calculations”. */
const key = {
  user: "AKIAIOSFODNN7EXAMPLE",
  key: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const now = new Date("2013-05-24T00:00:00Z");

test.each([
  [
    "GET an object",
    ["GET", "/test.txt", { Range: "bytes=0-9" }, ""],
    "host;range;x-amz-content-sha256;x-amz-date",
    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  ],
  [
    "PUT an object",
    [
      "PUT",
      "/test%24file.text",
      { Date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
      "Welcome to Amazon S3.",
    ],
    "date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class",
    "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  ],
  [
    "GET the lifecycle",
    ["GET", "/?lifecycle", {}, ""],
    "host;x-amz-content-sha256;x-amz-date",
    "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
  ],
  [
    "list objects",
    ["GET", "/?max-keys=2&prefix=J", {}, ""],
    "host;x-amz-content-sha256;x-amz-date",
    "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  ],
] as const)("%s, as AWS signs it", async (_, [method, path, headers, body], names, signature) => {
  const hash = await sha256(new TextEncoder().encode(body));
  const url = `https://examplebucket.s3.amazonaws.com${path}`;
  const { authorization } = await signedHeaders(
    key,
    { method, url, headers: { ...headers }, hash },
    now,
  );
  expect(authorization).toBe(
    `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=${names}, Signature=${signature}`,
  );
});
