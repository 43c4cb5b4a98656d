import * as left from "@aangan/copy/left";
import * as words from "@aangan/copy/my-data";
import { routes } from "@aangan/copy/routes";
import { recordNavigations } from "@aangan/testing/record-navigations.ts";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { showGreeting } from "@/lib/greeting";
import { Leave } from "./leave";
import { LeaveDialog } from "./leave-dialog";

const button = (name: string) => page.getByRole("button", { name, exact: true });
afterEach(() => onlineManager.setOnline(true));

const openOtherPage = () => renderPart(<p>Another page</p>);

describe("LeaveDialog", () => {
  const navigations = recordNavigations();

  const password = page.getByLabelText(words.passwordLabel);
  const submit = async (act: () => unknown) => {
    const response = pendingResponse(act);
    renderPart(<LeaveDialog username="asha" onClose={() => undefined} />, { "DELETE /api/user": response.answer });
    await password.fill("Namaste123");
    await button(words.leaveConfirm).click();
    await expect.poll(response.requested).toBe(true);
    return response;
  };

  it("redirects when the page was left during the request", async () => {
    const response = await submit(() => undefined);
    openOtherPage();
    response.respond();
    await expect.poll(navigations).toEqual([routes.auth.path]);
    showGreeting(undefined);
    expect(currentToast()?.title).toBe(left.title);
  });

  it.each([
    ["any error", errorResponse(500, "Something broke."), "Something broke."],
    [
      "a wrong password",
      errorResponse(400, "No.", [{ field: "password", message: "This isn't your password. Please try again." }]),
      "This isn't your password. Please try again.",
    ],
  ])("shows a toast for %s when the page was left during the request", async (_, result, description) => {
    const response = await submit(() => result);
    openOtherPage();
    expect(currentToast()).toBeNull();
    response.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.leaveFailed, description, variant: "destructive" });
    expect(navigations()).toEqual([]);
  });

  it("fails at once without a connection", async () => {
    onlineManager.setOnline(false);
    const response = await submit(() => errorResponse(500, "Something broke."));
    response.respond();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Something broke.");
  });

  it("focuses the password field when the password is wrong", async () => {
    const response = await submit(() =>
      errorResponse(400, "No.", [{ field: "password", message: "This isn't your password. Please try again." }]),
    );
    response.respond();
    await expect.element(page.getByText("This isn't your password. Please try again.")).toBeInTheDocument();
    await expect.element(password).toHaveFocus();
    expect(currentToast()).toBeNull();
  });
});

describe("Leave, for a member without a password", () => {
  const submit = async (act: () => unknown) => {
    const response = pendingResponse(act);
    renderPart(<Leave />, {
      "GET /api/user": { id: "somebody", username: "asha", email: "asha@mail.example", hasPassword: false },
      "POST /api/password/forgot": response.answer,
    });
    await button(words.sendLink).click();
    await expect.poll(response.requested).toBe(true);
    openOtherPage();
    expect(currentToast()).toBeNull();
    response.respond();
  };

  it("reports that the email was sent when the page was left during the request", async () => {
    await submit(() => undefined);
    await expect.poll(currentToast).toMatchObject({ title: words.linkSent.title });
  });

  it("reports a failed email when the page was left during the request", async () => {
    await submit(() => errorResponse(500, "Something broke."));
    await expect.poll(currentToast).toMatchObject({ title: words.sendLinkFailed, variant: "destructive" });
  });
});
