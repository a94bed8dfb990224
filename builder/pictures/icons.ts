/** The favicon in the sizes that home screens ask for. */
export const manifestIcons = [
  { path: "/icons/192.png", size: 192 },
  { path: "/icons/512.png", size: 512 },
];

export const icons = [{ path: "/apple-touch-icon.png", size: 180 }, ...manifestIcons];
