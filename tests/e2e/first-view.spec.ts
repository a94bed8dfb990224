import { expect, test } from "./test.ts";

const kilobyte = 1000;

for (const path of ["/", "/fr"]) {
  test(`${path} loads at most 150 kB of JavaScript in all`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const scripts = new Set<string>();
    let bytes = 0;
    session.on("Network.responseReceived", ({ requestId, type }) => {
      if (type === "Script") scripts.add(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(path);
    await expect.poll(() => scripts.size).toBeGreaterThan(3);
    expect(bytes).toBeGreaterThan(50 * kilobyte);
    expect(bytes).toBeLessThanOrEqual(150 * kilobyte);
  });

  test(`${path} asks for its code after its first paint`, async ({ page }) => {
    await page.goto(path);
    const [painted, asked] = await page.evaluate(() => {
      const scripts = performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime);
      return [performance.getEntriesByType("paint")[0]?.startTime, Math.min(...scripts)];
    });
    expect(painted).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(painted ?? 0);
    expect(asked).toBeLessThan(Number.POSITIVE_INFINITY);
  });

  test(`${path} does not shift, and only its two stylesheets block rendering`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(
          (entry) =>
            (entry as PerformanceResourceTiming & { renderBlockingStatus: string })
              .renderBlockingStatus === "blocking",
        )
        .map((entry) => new URL(entry.name).pathname.replace(/-[\w-]{8}\./, ".")),
    );
    expect(blocking.sort()).toEqual(["/assets/home.css", "/assets/site.css"]);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    );
  });
}
