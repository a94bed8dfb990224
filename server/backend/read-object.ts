import { readBody, UnreadableBody } from "#functions/_shared/read-body.ts";

/** The fields of a short JSON body; none where it is anything else. */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  try {
    const { fields, plainForm } = await readBody(request, 4_000);
    return plainForm ? {} : fields;
  } catch (error) {
    if (error instanceof UnreadableBody) return {};
    throw error;
  }
}
