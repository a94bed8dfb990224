/** When a partner hears of documents, as the check of `public.partners` has them. */
export const noticeChoices = ["at-once", "daily", "weekly"] as const;
export type NoticeChoice = (typeof noticeChoices)[number];
