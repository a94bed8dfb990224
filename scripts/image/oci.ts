/** An image as the Open Container Initiative lays it out: blobs named by their hash, and an index. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

export type Image = {
  /** Tar archives, from the lowest. */
  layers: readonly string[];
  architecture: string;
  /** What is run, as whom, and so on: `config` of the image's own configuration. */
  config: object;
  /** Of everything in it: the same commit gives the same image. */
  created: Date;
  tag: string;
};

type Blob = { digest: string; size: number };
const media = (kind: string) => `application/vnd.oci.image.${kind}`;

/** Writes it into the folder, and answers the digest by which it is known. */
export function writeImage(folder: string, image: Image): string {
  const { layers, architecture, config, tag } = image;
  mkdirSync(join(folder, "blobs/sha256"), { recursive: true });
  const created = image.created.toISOString();
  const tars = layers.map((path) => readFileSync(path));
  // The header of node's gzip names no time; its system is set as on every other.
  const packed = tars.map((tar) => write(folder, gzipSync(tar)));
  const configuration = writeJson(folder, {
    created,
    architecture,
    os: "linux",
    config,
    rootfs: { type: "layers", diff_ids: tars.map((tar) => digestOf(tar)) },
    history: layers.map(() => ({ created, created_by: "npm run image" })),
  });
  const manifest = writeJson(folder, {
    schemaVersion: 2,
    mediaType: media("manifest.v1+json"),
    config: { mediaType: media("config.v1+json"), ...configuration },
    layers: packed.map((blob) => ({ mediaType: media("layer.v1.tar+gzip"), ...blob })),
  });
  const described = {
    mediaType: media("manifest.v1+json"),
    ...manifest,
    annotations: { "org.opencontainers.image.ref.name": tag },
  };
  const index = { schemaVersion: 2, mediaType: media("index.v1+json"), manifests: [described] };
  writeFileSync(join(folder, "index.json"), JSON.stringify(index));
  writeFileSync(join(folder, "oci-layout"), '{"imageLayoutVersion":"1.0.0"}');
  return manifest.digest;
}

function writeJson(folder: string, value: unknown): Blob {
  return write(folder, Buffer.from(JSON.stringify(value)));
}

function write(folder: string, bytes: Buffer): Blob {
  const digest = digestOf(bytes);
  writeFileSync(join(folder, "blobs/sha256", digest.slice("sha256:".length)), bytes);
  return { digest, size: bytes.length };
}

function digestOf(bytes: Buffer): string {
  return `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
}
