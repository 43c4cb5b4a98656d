import * as words from "@aangan/copy/my-data";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { asha } from "@/lib/fixtures";
import { Download } from "./download";

it("Download shows a failure in place, or in a toast when it was unmounted during the request", async () => {
  for (const stayMounted of [true, false]) {
    const response = pendingResponse(() => errorResponse(500, "Something broke."));
    renderPart(<Download />, { "GET /api/user": asha, "GET /api/user/export": response.answer });
    await page.getByRole("button", { name: words.download, exact: true }).click();
    await expect.poll(response.requested).toBe(true);
    if (!stayMounted) renderPart(null);
    response.respond();
    if (stayMounted) await expect.element(page.getByRole("alert")).toHaveTextContent("Something broke.");
    else await expect.poll(currentToast).toMatchObject({ title: words.exportFailed, variant: "destructive" });
    expect(currentToast() === null).toBe(stayMounted);
  }
});
