type Device = { userAgent: string; maxTouchPoints: number };

export function webMapAddress(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

/** How a device is asked for the map its owner has chosen; `undefined` where there is no way. */
export function ownMapAddress(address: string, device: Device): string | undefined {
  const query = encodeURIComponent(address);
  // RFC 5870, with the query that Android's maps read: the owner chooses among them.
  if (/Android/.test(device.userAgent)) return `geo:0,0?q=${query}`;
  // An iPad says it is a Macintosh, but has a screen that is touched.
  const isTouchedMac = /Macintosh/.test(device.userAgent) && device.maxTouchPoints > 1;
  if (/iPhone|iPad/.test(device.userAgent) || isTouchedMac) return `maps:?q=${query}`;
  return undefined;
}
