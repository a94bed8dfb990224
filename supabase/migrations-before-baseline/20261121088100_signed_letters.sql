-- Who signed a published letter, in words: it stays signed when they have left the firm, and its
-- people's file (content/people.ts). Written by what makes pages, while they are in it.

alter table public.letters add column signed jsonb;
