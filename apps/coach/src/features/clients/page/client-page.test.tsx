import * as coachDashboard from "@aangan/copy/coach-dashboard";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { meera } from "@/lib/fixtures";
import { tabHref } from "@/lib/hrefs";
import { ClientPage } from "./client-page";

it("shows the reason for an unknown client, with a link back to the clients", async () => {
  renderPart(<ClientPage clientId="nobody" zone={meera.timeZone} />, {
    "GET /api/coach/clients/nobody": () => errorResponse(404, "We couldn't find what you asked for."),
  });
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent(coachDashboard.unknownClient);
  await expect.element(alert).toHaveTextContent("We couldn't find what you asked for.");
  await expect
    .element(alert.getByRole("link", { name: coachDashboard.backToClients }))
    .toHaveAttribute("href", tabHref("clients"));
});
