export const views = ["document", "entity", "fund"] as const;
export const states = ["none", "some"] as const;

export const keys = [
  "by",
  "fund",
  "entity",
  "type",
  "year",
  "state",
  "before",
  "document",
] as const;
export type ReadingKey = (typeof keys)[number];
