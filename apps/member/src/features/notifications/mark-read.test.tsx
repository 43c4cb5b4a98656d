import { notifications as words } from "@aangan/copy/notifications";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { useMarking } from "./mark-read";

function Mark() {
  const mark = useMarking();
  return (
    <button type="button" onClick={() => mark(["n1"])}>
      Mark
    </button>
  );
}

it("says that it could not be marked though the list was closed by then", async () => {
  const refused = pendingResponse(() => errorResponse(500, "Something broke."));
  renderPart(<Mark />, { "POST /api/notifications/read": refused.answer });
  await page.getByRole("button", { name: "Mark" }).click();
  await expect.poll(refused.asked).toBe(true);
  renderPart(null);
  expect(currentToast()).toBeNull();
  refused.letGo();
  await expect.poll(currentToast).toMatchObject({ title: words.markFailed, variant: "destructive" });
});
