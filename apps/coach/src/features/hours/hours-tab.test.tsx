import * as words from "@aangan/copy/coach-hours";
import * as common from "@aangan/copy/common";
import { expectRefetchError } from "@aangan/testing/expect-refetch-error.ts";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { meera } from "@/lib/fixtures";
import { HoursTab } from "./hours-tab";
import type { Hours } from "./queries";

let hours: Hours;
const answers = {
  "GET /api/coach/hours": () => hours,
  "GET /api/coach/sessions/upcoming": [],
  "GET /api/coach/calendar-feed": { exists: false, createdAt: null, lastReadAt: null },
};
const preview = page.getByRole("region", { name: words.preview });
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => {
  hours = {
    published: true,
    timeZone: meera.timeZone,
    weekly: [],
    daysOff: [],
    dateHours: [],
    meetingLink: "",
    meetingHosts: ["zoom.us", "rooms.example"],
  };
});

it("shows an error above the hours when the refetch fails", async () => {
  const shown = page.getByRole("heading", { name: words.preview });
  await expectRefetchError(<HoursTab active />, answers, "GET /api/coach/hours", shown);
});

it("shows the reason when the hours fail to load, and the hours once a retry succeeds", async () => {
  let down = true;
  renderPart(<HoursTab active />, {
    ...answers,
    "GET /api/coach/hours": () => (down ? errorResponse(503, "Nobody is there.") : hours),
  });
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent(words.loadFailed);
  await expect.element(alert).toHaveTextContent("Nobody is there.");
  down = false;
  await button(common.retry).click();
  await expect.element(preview).toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();
});

it("previews unpublished changes until they are discarded", async () => {
  renderPart(<HoursTab active />, answers);
  await expect.poll(() => preview.getByText(words.previewNothing).elements().length).toBe(7);
  await page.getByRole("button", { name: new RegExp(`^${words.addHours}.*Sunday$`) }).click();
  await expect.element(preview).toHaveTextContent(words.previewDraft);
  await expect.poll(() => preview.getByText(words.previewNothing).elements().length).toBeLessThan(7);
  await button(words.discard).click();
  await expect.element(preview).not.toHaveTextContent(words.previewDraft);
  await expect.poll(() => preview.getByText(words.previewNothing).elements().length).toBe(7);
});

it("tells an inactive coach that the hours apply later, and offers the usual times until hours are published", async () => {
  hours = { ...hours, published: false };
  renderPart(<HoursTab active={false} />, {
    ...answers,
    "PUT /api/coach/hours": () => {
      hours = { ...hours, published: true };
      return hours;
    },
  });
  await expect.element(page.getByText(words.inactive)).toBeInTheDocument();
  await expect.element(page.getByText(words.unpublishedTitle)).toBeInTheDocument();
  await expect.element(preview).toHaveTextContent(words.previewUsual);
  await button(words.publish).click();
  await button(words.noneConfirm).click();
  await expect.element(page.getByText(words.unpublishedTitle)).not.toBeInTheDocument();
  await expect.poll(() => preview.getByText(words.previewNothing).elements().length).toBe(7);
  await expect.element(page.getByText(words.inactive)).toBeInTheDocument();
});
