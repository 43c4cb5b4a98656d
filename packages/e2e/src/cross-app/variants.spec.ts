import { AuthPage } from "../member/auth-page";
import { BetaPage } from "../site/beta-page";
import { addressOf, originOf } from "../support/addresses";
import { newPerson } from "../support/people";
import { expect, test } from "../support/test";

test("a member who signed up for the beta gets that price, whatever the registration URL says @once", async ({
  page,
}) => {
  const person = newPerson("Asha");
  await page.addInitScript(() => {
    if (localStorage.getItem("ab_test_pricing")) return;
    localStorage.setItem("ab_test_heading", "cultural");
    localStorage.setItem("ab_test_pricing", "discount");
  });
  await page.goto(addressOf("home"));
  await expect(page.getByText("$60").first()).toBeVisible();
  const beta = new BetaPage(page);
  await beta.open();
  await beta.fill(person.firstName, person.lastName, person.email);
  expect(await beta.send()).toMatchObject({ headingVariant: "cultural", pricingVariant: "discount" });
  await expect(beta.thanks).toBeVisible();

  const auth = new AuthPage(page);
  await page.goto(`${originOf("site")}/auth?tab=register&heading=default&pricing=premium`);
  await expect(page).toHaveURL(`${addressOf("auth")}?tab=register&heading=default&pricing=premium`);
  await auth.fillRegistration({ ...person, email: person.email.toUpperCase() });
  const sent = page.waitForRequest("**/api/register");
  await auth.signUp.click();
  expect((await sent).postDataJSON()).toMatchObject({ headingVariant: "default", pricingVariant: "premium" });
  await expect(page).toHaveURL(addressOf("dashboard"));
  const user = await page.request.get(`${originOf("member")}/api/user`);
  expect(await user.json()).toMatchObject({ pricingVariant: "discount" });
});

test("the variants in the registration URL survive a tab change, a reload and a URL with unknown ones @once", async ({
  page,
}) => {
  const auth = new AuthPage(page);
  await auth.open("?heading=cultural&pricing=premium");
  await auth.signUpTab.click();
  await auth.logInTab.click();
  await page.reload();
  // Unknown variants in the URL are ignored.
  await auth.open("?heading=loud&pricing=free");
  await auth.openSignUp();
  await auth.fillRegistration(newPerson());
  const request = page.waitForRequest("**/api/register");
  await auth.signUp.click();
  expect((await request).postDataJSON()).toMatchObject({ headingVariant: "cultural", pricingVariant: "premium" });
  await expect(page).toHaveURL(addressOf("dashboard"));
});
