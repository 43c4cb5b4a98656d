import { myData as words } from "@aangan/copy/my-data";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { asha } from "@/lib/fixtures";
import { Download } from "./download";

it("says that the download failed, in its place, or wherever one is by then", async () => {
  for (const stays of [true, false]) {
    const refused = pendingResponse(() => errorResponse(500, "Something broke."));
    renderPart(<Download />, { "GET /api/user": asha, "GET /api/user/export": refused.answer });
    await page.getByRole("button", { name: words.download, exact: true }).click();
    await expect.poll(refused.asked).toBe(true);
    if (!stays) renderPart(null);
    refused.letGo();
    if (stays) await expect.element(page.getByRole("alert")).toHaveTextContent("Something broke.");
    else await expect.poll(currentToast).toMatchObject({ title: words.exportFailed, variant: "destructive" });
    expect(currentToast() === null).toBe(stays);
  }
});
