import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const mozilla = "Mozilla/5.0";

test.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`,
    "Firefox, Windows",
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    "Edge, Windows",
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1`,
    "Safari, iPhone",
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15`,
    "Safari, macOS",
  ],
  [
    `${mozilla} (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`,
    "Chrome, Android",
  ],
  ["curl/8.5", ""],
  [null, ""],
])("%s is told as %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
