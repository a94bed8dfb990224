export const memberships = ["subscribed", "left"] as const;
