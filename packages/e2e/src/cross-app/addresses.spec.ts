import { type RouteName, routes } from "@aangan/copy/routes";
import { type App, addressOf, originOf } from "../support/addresses";
import { administrator, registerWithCoach, signInCoach } from "../support/people";
import { expect, test } from "../support/test";

const apps: readonly App[] = ["site", "member", "coach"];
const names = Object.keys(routes) as RouteName[];

test("every origin redirects each page's path to the app that owns it @once", async ({ page }) => {
  await registerWithCoach(page.context());
  // Only an administrator has access to every page of the portal.
  await signInCoach(page.context(), administrator);
  for (const name of names) {
    for (const app of apps) {
      // Signed-in users are redirected from the sign-in pages.
      const target = { auth: "dashboard", coachLogin: "coachDashboard" }[name as string] ?? name;
      const response = await page.request.get(addressOf(name, app));
      expect(response.status(), `${name} at ${app}`).toBe(200);
      expect(response.url(), `${name} at ${app}`).toBe(addressOf(target as RouteName));
    }
  }
});

test("a redirect between apps keeps the query and drops a trailing slash @once", async ({ page }) => {
  await page.goto(`${originOf("site")}/auth?tab=register&pricing=discount`);
  await expect(page).toHaveURL(`${addressOf("auth")}?tab=register&pricing=discount`);
  await expect(page.getByRole("tab", { name: "Sign Up" })).toHaveAttribute("aria-selected", "true");
  await page.goto(`${originOf("coach")}/beta-signup/`);
  await expect(page).toHaveURL(addressOf("betaSignup"));
});

test("an unknown path shows the 404 page with a link home in each app @once", async ({ page, watch }) => {
  for (const app of apps)
    await test.step(app, async () => {
      // On the site, below a folder of generated pages.
      const path = app === "site" ? "/blog/never-written" : "/a/page/that/never/was";
      watch.expect({ status: 404, path });
      const response = await page.goto(originOf(app) + path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText("404 Page Not Found")).toBeVisible();
      await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
      await expect(page.getByRole("heading", { name: "This door leads nowhere" })).toBeVisible();
      await page.getByRole("link", { name: "Return to Home" }).click();
      await expect(page).toHaveURL(addressOf("home"));
    });
});

test("an unknown API path responds 404 as a JSON error in each app @once", async ({ page }) => {
  for (const app of apps) {
    const response = await page.request.get(`${originOf(app)}/api/never/was`);
    expect(response.status()).toBe(404);
    expect(await response.json()).toEqual({ status: 404, message: expect.any(String), fields: [] });
  }
});
