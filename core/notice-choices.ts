/** When a partner is told of new documents, as in the check of `public.partners`. */
export const noticeChoices = ["at-once", "daily", "weekly"] as const;
export type NoticeChoice = (typeof noticeChoices)[number];
