import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { writeImage } from "./oci.ts";

function write(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "image-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const layer = join(folder, "layer.tar");
  writeFileSync(layer, text);
  const digest = writeImage(join(folder, "image"), {
    layers: [layer],
    architecture: "amd64",
    config: { User: "1000:1000" },
    created: new Date("2026-11-19T00:00:00Z"),
    tag: "1.0.0",
  });
  return { digest, folder: join(folder, "image") };
}

test("every blob is named by its hash, and the layers by what they unpack to", () => {
  const { digest, folder } = write("a layer");
  const blob = (name: string) => readFileSync(join(folder, "blobs/sha256", name.slice(7)));
  for (const name of readdirSync(join(folder, "blobs/sha256"))) {
    const bytes = blob(`sha256:${name}`);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(name);
  }
  const { layers, config } = JSON.parse(blob(digest).toString());
  const { rootfs } = JSON.parse(blob(config.digest).toString());
  const unpacked = gunzipSync(blob(layers[0].digest));
  expect(unpacked.toString()).toBe("a layer");
  expect(rootfs.diff_ids[0].slice(7)).toBe(createHash("sha256").update(unpacked).digest("hex"));
  const { manifests } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8"));
  expect(manifests[0].digest).toBe(digest);
});

test("the same content is the same image, and another one is another", () => {
  expect(write("a layer").digest).toBe(write("a layer").digest);
  expect(write("a layer").digest).not.toBe(write("another").digest);
});
