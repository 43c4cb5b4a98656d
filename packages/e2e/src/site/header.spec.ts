import { addressOf } from "../support/addresses";
import { fullName, registerOnboarded } from "../support/people";
import { holdResponses } from "../support/responses";
import { expect, test } from "../support/test";
import { SiteFrame } from "./frame";
import { LandingPage } from "./landing-page";

test("the header has a visitor's links at every size, and anchors work from other pages", async ({
  page,
  isMobile,
}) => {
  const frame = new SiteFrame(page, isMobile);
  for (const route of ["home", "aboutUs"] as const) {
    await page.goto(addressOf(route));
    const links = await frame.headerLinks();
    for (const [name, href] of [
      ["How It Works", "/#how-it-works"],
      ["Features", "/#features"],
      ["Pricing", "/#pricing"],
      ["FAQ", "/#faq"],
      ["Log In", "/auth"],
      ["Sign Up for Beta", "/beta-signup"],
    ] as const)
      await expect(links.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    await expect(links.getByRole("button", { name: "Logout" })).toBeHidden();
  }
  // From another page, an anchor opens the front page's section.
  await (await frame.headerLinks()).getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page).toHaveURL(`${addressOf("home")}#pricing`);
  await expect(page.locator("#pricing")).toBeInViewport();
});

test("the narrow menu closes by its button, Escape, a click outside, a link, and when focus leaves it @once", async ({
  page,
}) => {
  await new LandingPage(page).open();
  const { menu, menuButton } = new SiteFrame(page, true);
  const opened = menuButton.locator("..");
  await expect(menu).toBeHidden();
  await menuButton.click();
  await expect(menu).toBeVisible();
  await menuButton.click();
  await expect(menu).toBeHidden();

  await menuButton.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "How It Works" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();

  await menuButton.click();
  await page.mouse.click(20, 700);
  await expect(menu).toBeHidden();

  // Nor does it stay open when focus leaves it.
  await menuButton.press("Space");
  await menu.getByRole("link", { name: "Sign Up for Beta" }).focus();
  await page.keyboard.press("Tab");
  await expect(opened).not.toHaveAttribute("open");

  await menuButton.click();
  await menu.getByRole("link", { name: "FAQ", exact: true }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator("#faq")).toBeInViewport();
});

test("the header shows a member's menu, except on the front page, which never fetches the session", async ({
  page,
  isMobile,
}) => {
  const person = await registerOnboarded(page.context());
  const frame = new SiteFrame(page, isMobile);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(addressOf("blog"));
  const menu = await frame.memberMenu();
  await expect(menu.getByText(fullName(person), { exact: true })).toBeVisible();
  await expect(menu.getByText(person.email, { exact: true })).toBeVisible();
  const links = menu.getByRole("link").filter({ visible: true });
  await expect(links).toHaveText(
    isMobile
      ? ["Dashboard", "Coaches", "Messages", "Resources", "Community", "Subscription"]
      : ["Dashboard", "Subscription"],
  );
  await expect(menu.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(frame.header.getByRole("link", { name: "Log In" }).filter({ visible: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  const opener = isMobile ? frame.menuButton : frame.accountButton;
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await (await frame.memberMenu()).getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL(addressOf("dashboard"));
  expect(asked).toContain("/api/site-header");

  asked.length = 0;
  await new LandingPage(page).open();
  await expect((await frame.headerLinks()).getByRole("link", { name: "Log In" })).toBeVisible();
  await expect(frame.header.getByText(person.email)).toHaveCount(0);
  expect(asked).not.toContain("/api/site-header");
});

test("the header shows a visitor's links while the member app fails or is slow @once", async ({ page, watch }) => {
  await registerOnboarded(page.context());
  const openAsVisitor = async () => {
    const asked = page.waitForRequest("**/api/site-header");
    await page.goto(addressOf("careers"));
    await asked;
    const shown = await new SiteFrame(page, true).headerLinks();
    await expect(shown.getByRole("link", { name: "Log In" })).toBeVisible();
    await expect(shown.getByRole("button", { name: "Logout" })).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    return shown;
  };
  await test.step("the request fails", async () => {
    await page.route("**/api/site-header", (route) => route.abort("connectionrefused"));
    watch.expect({ failure: "net::ERR_CONNECTION_REFUSED", path: "/api/site-header" });
    await openAsVisitor();
    await page.unroute("**/api/site-header");
  });
  await test.step("the response is slow", async () => {
    const pendingHeader = await holdResponses(page, "/api/site-header");
    const shown = await openAsVisitor();
    // The late response turns the open menu into the member's.
    pendingHeader.release();
    await expect(shown.getByRole("button", { name: "Logout" })).toBeVisible();
    await expect(shown.getByRole("link", { name: "Log In" })).toBeHidden();
  });
});
