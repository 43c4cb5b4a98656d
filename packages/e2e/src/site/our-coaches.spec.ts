import { addressOf, originOf } from "../support/addresses";
import { failRequestsUntilRetry } from "../support/failing-requests";
import { coaches } from "../support/people";
import { expect, test } from "../support/test";

interface PublicCoach {
  id: string;
  name: string;
  title: string;
  specialty: string;
  bio: string;
  imageUrl: string;
}

test("the coaches page shows four current coaches after a failed request is retried, and the five criteria @once", async ({
  page,
  watch,
}) => {
  const answer = await page.request.get(`${originOf("site")}/api/our-coaches`);
  const raw = await answer.text();
  expect(raw).not.toContain("@");
  const publicCoaches: PublicCoach[] = JSON.parse(raw);
  expect(publicCoaches).toHaveLength(4);
  expect(Object.keys(publicCoaches[0] ?? {}).sort()).toEqual(["bio", "id", "imageUrl", "name", "specialty", "title"]);
  // Inactive coaches are not public.
  expect(raw).not.toContain(coaches.kabir.name);

  await failRequestsUntilRetry(page, "**/api/our-coaches");
  watch.expect({ status: 500, path: "/api/our-coaches" });
  await page.goto(addressOf("ourCoaches"));
  await expect(page.getByRole("heading", { name: "We couldn't load the coaches" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "We couldn't load the coaches" })).toBeAttached();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("[data-coaches-list]").getByRole("heading")).toHaveCount(4);
  await expect(page.getByRole("heading", { name: "We couldn't load the coaches" })).toHaveCount(0);
  const list = page.locator("[data-coaches-list]");
  const items = list.getByRole("listitem");
  await expect(items).toHaveCount(4);
  await expect(items.getByRole("heading")).toHaveText(publicCoaches.map(({ name }) => name));
  for (const [index, coach] of publicCoaches.entries()) {
    const item = items.nth(index);
    await expect(item.getByText(coach.title, { exact: true })).toBeVisible();
    await expect(item.getByText(coach.specialty, { exact: true })).toBeVisible();
    await expect(item.getByText(coach.bio, { exact: true })).toBeVisible();
    const photo = item.locator("img");
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  const criteria = page.getByRole("region", { name: "Five things we look for" });
  await expect(criteria.getByRole("listitem")).toHaveCount(5);
  await expect(criteria.getByRole("heading", { level: 3 })).toHaveCount(5);
});
