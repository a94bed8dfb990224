import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file that they make smaller. */
export async function compressFolder(folder: string, quality = 11): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => compressible.test(file))
    .map((file) => join(folder, file));
  await Promise.all(files.map((file) => compress(file, quality)));
}

async function compress(file: string, quality: number): Promise<void> {
  const bytes = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level: 9 })]);
  if (br.length < bytes.length) writeFileSync(`${file}.br`, br);
  if (gz.length < bytes.length) writeFileSync(`${file}.gz`, gz);
}
