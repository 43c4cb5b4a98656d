import { unwrap } from "@aangan/api/member";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/tour";
import { setTabOwner } from "@aangan/shell/session/tab-storage.ts";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast, dismissToast } from "@aangan/ui/toast/store.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import { AppTour } from "./app-tour";
import { forgetSeen } from "./owed";
import { TourOffer } from "./tour-offer";
import { useTour } from "./use-tour";

/** Shows the tour like the dashboard does. */
function Dashboard({ member }: { member: string }) {
  const status = useQuery({
    queryKey: queryKeys.progress,
    queryFn: () => unwrap(api.GET("/api/user-preferences")),
  });
  const tour = useTour(member, status.data, null);
  return (
    <>
      {status.data ? <p>Loaded</p> : null}
      {["messages", "suggested", "resources", "community"].map((name) => (
        <p key={name} data-tour={name}>
          {name}
        </p>
      ))}
      <button type="button" onClick={tour.again}>
        {words.again}
      </button>
      {tour.offered ? <TourOffer {...tour} /> : null}
      {tour.open ? <AppTour {...tour} /> : null}
    </>
  );
}

/** The dashboard of the next member who signs in in this tab. */
function OtherTab() {
  useEffect(() => setTabOwner("other"), []);
  return <Dashboard member="other" />;
}

let hasSeenTour: boolean;
let storeCalls: number;
const dialog = page.getByRole("dialog");
const heading = dialog.getByRole("heading");
const offer = page.getByRole("region", { name: words.introTitle });
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** Renders the dashboard, as after a reload. */
function open(store: () => unknown = storeTour, more: Record<string, unknown> = {}): void {
  renderPart(<Dashboard member="somebody" />, {
    "GET /api/user-preferences": () => ({ hasCompletedOnboarding: true, hasSeenTour }),
    "POST /api/user-preferences/tour-completed": () => {
      storeCalls += 1;
      return store();
    },
    ...more,
  });
}

function storeTour() {
  hasSeenTour = true;
  return { hasCompletedOnboarding: true, hasSeenTour };
}
const fail = () => errorResponse(500, errors.somethingWrong);

async function expectNoTour(): Promise<void> {
  await expect.element(page.getByText("Loaded")).toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(offer).not.toBeInTheDocument();
}

beforeEach(() => {
  hasSeenTour = false;
  storeCalls = 0;
});
afterEach(forgetSeen);

it("useTour offers the tour once, opens nothing by itself, and stores that it was skipped", async () => {
  open();
  await expect.element(offer).toHaveTextContent(words.introTitle);
  await expect.element(dialog).not.toBeInTheDocument();
  await button(words.skipAll).click();
  await expect.element(offer).not.toBeInTheDocument();
  await expect.poll(() => storeCalls).toBe(1);
  open();
  await expectNoTour();
  expect(storeCalls).toBe(1);
});

it("useTour resumes a repeated tour at its stop after a reload, until it is skipped", async () => {
  hasSeenTour = true;
  open();
  await expectNoTour();
  await button(words.again).click();
  await button(words.start).click();
  await button(words.next).click();
  await expect.element(heading).toHaveTextContent(words.book.title);
  open();
  await expect.element(heading).toHaveTextContent(words.book.title);
  await button(words.skip).click();
  await expect.element(dialog).not.toBeInTheDocument();
  open();
  await expectNoTour();
  expect(storeCalls).toBe(0);
});

it("useTour reports that it could not store the tour, and retries silently on the next visits", async () => {
  open(fail);
  await button(words.skipAll).click();
  await expect
    .poll(currentToast)
    .toMatchObject({ title: words.notKept.title, description: words.notKept.text, variant: "destructive" });
  dismissToast();

  const retry = pendingResponse(fail);
  open(retry.answer);
  await expect.poll(retry.requested).toBe(true);
  retry.respond();
  await expectNoTour();
  expect(currentToast()).toBeNull();
  open();
  await expect.poll(() => hasSeenTour).toBe(true);
  await expectNoTour();
  open();
  await expectNoTour();
  expect(storeCalls).toBe(3);
});

it("useTour offers the tour to another member after one whose tour could not be stored", async () => {
  open(fail);
  await button(words.start).click();
  await expect.element(heading).toHaveTextContent(words.chat.title);
  await expect.element(offer).not.toBeInTheDocument();
  await button(words.next).click();
  await button(words.skip).click();
  await expect.poll(currentToast).toMatchObject({ title: words.notKept.title });
  renderPart(<OtherTab />, {
    "GET /api/user-preferences": { hasCompletedOnboarding: true, hasSeenTour: false },
  });
  await expect.element(offer).toBeInTheDocument();
  expect(storeCalls).toBe(1);
});
