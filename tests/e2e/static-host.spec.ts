import type { AddressInfo } from "node:net";
import { createStaticHost } from "./static-host.ts";
import { test as base, expect } from "./test.ts";

const test = base.extend<{ origin: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from here.
  origin: async ({}, use) => {
    const server = createStaticHost().listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

test.describe("on a plain static host, a French browser", () => {
  test.use({ locale: "fr-FR", expectedErrors: [/status of 404/] });

  test("lands on the French page before anything is painted", async ({ page, origin }) => {
    await page.goto(`${origin}/contact?subject=press`);
    await expect(page).toHaveURL(`${origin}/fr/contact?subject=press`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Nous écrire/);
  });

  test("finds the French page that says there is none", async ({ page, origin }) => {
    await page.goto(`${origin}/nulle-part`);
    await expect(page).toHaveURL(`${origin}/fr/nulle-part`);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  });
});

test("on a plain static host a stated language is kept and taken out of the address", async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/careers?lng=fr`);
  await expect(page).toHaveURL(`${origin}/fr/careers`);
  await page.goto(`${origin}/contact`);
  await expect(page).toHaveURL(`${origin}/fr/contact`);
  await page.goto(`${origin}/careers?lng=en`);
  await expect(page).toHaveURL(`${origin}/careers`);
});

test("on a plain static host pages come alive and lead on", async ({ page, origin }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/fr`);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(`${origin}/fr/contact`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
