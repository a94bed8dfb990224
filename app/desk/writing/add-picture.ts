/** Turns a file into a picture of a letter: scaled down, as a JPEG, without metadata. */
import { askDesk } from "../kit/ask-desk.ts";
import type { Picture } from "./picture-text.ts";

/** In pixels: twice the width of a letter on its page. */
const widest = 1400;
/** The function `desk` refuses requests that are longer than this would be as base64. */
const mostBytes = 280_000;
const qualities = [0.86, 0.76, 0.64, 0.5, 0.36];

/** `undefined` if the file is not a picture or could not be sent. */
export async function addPicture(file: File): Promise<Picture | undefined> {
  const drawn = await drawSmall(file).catch(() => undefined);
  if (!drawn) return undefined;
  const { canvas, width, height } = drawn;
  for (const quality of qualities) {
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (blob.size > mostBytes) continue;
    const bytes = await asBase64(blob);
    const answered = await askDesk("letters.picture", { bytes });
    return answered.kind === "done" ? { hash: answered.body.hash, width, height } : undefined;
  }
  return undefined;
}

async function drawSmall(file: File) {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, widest / image.width);
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  if (height > 9999) return undefined;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  // Transparent parts become white; JPEG would make them black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return { canvas, width, height };
}

async function asBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
