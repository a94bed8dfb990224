import { site } from "../site.ts";
import { stated } from "./stated.ts";

const [, domain = ""] = site.email.split("@");

/** Where a whistleblower reaches the compliance officer, and nobody else. */
export const alertChannel = stated({
  email: `alert@${domain}`,
  phones: {
    luxembourg: { href: "tel:+352000001", text: "+352 00 00 01" },
    paris: { href: "tel:+33199000001", text: "+33 1 99 00 00 01" },
  },
});

/** Our deadlines: of both countries the shorter ones. */
export const alertDeadlines = { receiptDays: 7, answerMonths: 3, meetingWorkingDays: 20 } as const;
