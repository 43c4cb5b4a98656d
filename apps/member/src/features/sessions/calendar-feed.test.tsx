import * as words from "@aangan/copy/calendar-feed";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { CalendarFeed } from "./calendar-feed";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const broken = () => errorResponse(500, errors.somethingWrong);
const none = { exists: false, createdAt: null, lastReadAt: null };

it("CalendarFeed reports that its state or a new address failed, and can be used again", async () => {
  let down = true;
  renderPart(<CalendarFeed />, {
    "GET /api/calendar-feed": () => (down ? broken() : none),
    "POST /api/calendar-feed": broken,
  });
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent(words.failed);
  await expect.element(alert).toHaveTextContent(errors.somethingWrong);
  down = false;
  await button(common.retry).click();
  await button(words.make).click();
  await expect
    .poll(currentToast)
    .toMatchObject({ title: words.makeFailed, description: errors.somethingWrong, variant: "destructive" });
  await expect.element(button(words.make)).toBeInTheDocument();
});

it("CalendarFeed selects the address for copying by hand when the clipboard fails", async () => {
  const url = "https://app.example/calendar/secret.ics";
  renderPart(<CalendarFeed />, { "GET /api/calendar-feed": none, "POST /api/calendar-feed": { url } });
  await button(words.make).click();
  const address = page.getByRole("textbox", { name: words.addressLabel });
  await expect.element(address).toHaveValue(url);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
  await button(words.copy).click();
  await expect.poll(currentToast).toMatchObject({ title: words.copyFailed, variant: "destructive" });
  await expect.element(address).toHaveFocus();
  expect(window.getSelection()?.toString()).toBe(url);
  vi.restoreAllMocks();
});
