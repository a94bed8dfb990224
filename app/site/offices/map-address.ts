type Device = { userAgent: string; maxTouchPoints: number };

export function webMapAddress(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

/** The address that opens the device's own map; `undefined` where there is none. */
export function ownMapAddress(address: string, device: Device): string | undefined {
  const query = encodeURIComponent(address);
  // RFC 5870, with the query that Android's map applications read.
  if (/Android/.test(device.userAgent)) return `geo:0,0?q=${query}`;
  // An iPad calls itself a Macintosh, but has a touch screen.
  const isTouchedMac = /Macintosh/.test(device.userAgent) && device.maxTouchPoints > 1;
  if (/iPhone|iPad/.test(device.userAgent) || isTouchedMac) return `maps:?q=${query}`;
  return undefined;
}
