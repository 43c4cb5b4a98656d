import * as words from "@aangan/copy/notifications";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { useMarkReadOrToast } from "./mark-read";

function Mark() {
  const mark = useMarkReadOrToast();
  return (
    <button type="button" onClick={() => mark(["n1"])}>
      Mark
    </button>
  );
}

it("useMarkReadOrToast shows a failure when the list was closed during the request", async () => {
  const response = pendingResponse(() => errorResponse(500, "Something broke."));
  renderPart(<Mark />, { "POST /api/notifications/read": response.answer });
  await page.getByRole("button", { name: "Mark" }).click();
  await expect.poll(response.requested).toBe(true);
  renderPart(null);
  expect(currentToast()).toBeNull();
  response.respond();
  await expect.poll(currentToast).toMatchObject({ title: words.markFailed, variant: "destructive" });
});
