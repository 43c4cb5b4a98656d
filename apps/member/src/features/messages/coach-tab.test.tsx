import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { messages as words } from "@aangan/copy/messages";
import { storage } from "@aangan/copy/storage";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { asha, meera } from "@/lib/fixtures";
import { CoachTab } from "./coach-tab";

afterEach(() => window.localStorage.removeItem(storage.authUser));

it("CoachTab reports that the conversation failed to load, and shows it on retry", async () => {
  let down = true;
  renderPart(<CoachTab />, {
    "GET /api/user": { ...asha, coachId: meera.id },
    "GET /api/conversations": [],
    "GET /api/messages/meera": () =>
      down
        ? errorResponse(500, errors.somethingWrong)
        : {
            canWrite: true,
            coach: meera,
            coachAway: false,
            deletion: null,
            lastReadSeq: 1,
            muted: false,
            reply: null,
            safety: "",
            earlier: null,
            later: null,
            messages: [
              {
                id: "m1",
                seq: 1,
                coachId: meera.id,
                text: "Hello Asha, I am your coach.",
                createdAt: asha.createdAt,
                automatic: true,
                status: "read",
                isFromUser: false,
                attachment: null,
              },
            ],
          },
    "POST /api/messages/meera/*": undefined,
  });
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent(words.fetchFailed);
  await expect.element(alert).toHaveTextContent(errors.somethingWrong);
  down = false;
  await alert.getByRole("button", { name: common.retry }).click();
  await expect.element(page.getByText("Hello Asha, I am your coach.")).toBeInTheDocument();
  await expect.element(page.getByText(words.fetchFailed)).not.toBeInTheDocument();
});
