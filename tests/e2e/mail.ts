import type { Email } from "postal-mime";
import { expect } from "./test.ts";

/** The mails that an address has been sent, once there are as many as expected. */
export async function mailsTo(address: string, count: number): Promise<Email[]> {
  const url = `http://127.0.0.1:${process.env.TEST_MAIL_PORT ?? "4176"}/?to=`;
  let mails: Email[] = [];
  await expect
    .poll(
      async () => {
        mails = await (await fetch(url + encodeURIComponent(address))).json();
        return mails.length;
      },
      { message: `mails to ${address}` },
    )
    .toBe(count);
  return mails;
}
