/** The key that every visitor's browser has. It opens only what the policies let anyone do. */
export const publicKey = "sb_publishable_embedded";
