import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expect, test } from "../support/test";
import { BetaPage } from "./beta-page";
import { LandingPage } from "./landing-page";

/** Records every beacon that the page sends: URL, content type and body. */
async function recordBeacons(page: Page): Promise<() => { url: string; type: string; body: unknown }[]> {
  const sent: { url: string; type: string; body: unknown }[] = [];
  await page.exposeFunction("noteBeacon", (url: string, type: string, body: string) => {
    sent.push({ url, type, body: JSON.parse(body) });
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      const body = data instanceof Blob ? data : new Blob([String(data)]);
      void body.text().then((text) => Reflect.get(window, "noteBeacon")(String(url), body.type, text));
      return send(url, data);
    };
  });
  return () => sent;
}

test("events contain only a name and two variant codes, and go only to the site's own server @once", async ({
  page,
}) => {
  const beacons = await recordBeacons(page);
  const calls: string[] = [];
  const statuses: number[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") calls.push(`${request.method()} ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.url().endsWith("/api/events")) statuses.push(response.status());
  });
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));

  const landing = new LandingPage(page);
  await landing.storeVariants({ heading: "cultural", pricing: "discount" });
  await landing.open();
  const expected = (name: string) => ({
    url: "/api/events",
    type: "application/json",
    body: { name, heading: "cultural", pricing: "discount" },
  });
  await expect.poll(beacons).toEqual([expected("ab_test_variant_shown")]);

  // The first click does not navigate, so that its event is checked before the page is left.
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault(), { once: true }));
  const join = page.getByRole("main").getByRole("link", { name: "Join Beta for free" }).first();
  await join.click();
  await expect.poll(beacons).toHaveLength(2);
  await join.click();
  await expect(page).toHaveURL(addressOf("betaSignup"));
  await expect.poll(() => logged.filter((text) => text.startsWith("beta_signup_page_view"))).toHaveLength(1);

  const form = new BetaPage(page);
  await form.fill("Asha", "Raman", `${randomUUID()}@example.com`);
  await form.send();
  await expect(form.thanks).toBeVisible();
  await expect.poll(() => beacons().at(-1)).toEqual(expected("beta_signup_submitted"));

  const names = beacons().map(({ body }) => (body as { name: string }).name);
  expect(new Set(names)).toEqual(
    new Set(["ab_test_variant_shown", "beta_button_pressed", "beta_signup_page_view", "beta_signup_submitted"]),
  );
  for (const beacon of beacons()) expect(beacon).toEqual(expected((beacon.body as { name: string }).name));
  // In development the console logs the same.
  for (const name of names) expect(logged.join("\n")).toContain(name);
  // The pages send only these events and the form.
  const site = originOf("site");
  expect(new Set(calls)).toEqual(new Set([`POST ${site}/api/events`, `POST ${site}/api/beta-signup`]));
  expect(new Set(statuses)).toEqual(new Set([204]));
});
