import { left } from "@aangan/copy/left";
import { myData as words } from "@aangan/copy/my-data";
import { routes } from "@aangan/copy/routes";
import { recordNavigations } from "@aangan/testing/record-navigations.ts";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { sayGreeting } from "@/lib/greeting";
import { Leave } from "./leave";
import { LeaveDialog } from "./leave-dialog";

const button = (name: string) => page.getByRole("button", { name, exact: true });
afterEach(() => onlineManager.setOnline(true));

const elsewhere = () => renderPart(<p>Another page</p>);

describe("an account that is to be deleted", () => {
  const ledTo = recordNavigations();

  const password = page.getByLabelText(words.passwordLabel);
  const ask = async (act: () => unknown) => {
    const told = pendingResponse(act);
    renderPart(<LeaveDialog username="asha" onClose={() => undefined} />, { "DELETE /api/user": told.answer });
    await password.fill("Namaste123");
    await button(words.leaveConfirm).click();
    await expect.poll(told.asked).toBe(true);
    return told;
  };

  it("leads away though the page was left meanwhile", async () => {
    const told = await ask(() => undefined);
    elsewhere();
    told.letGo();
    await expect.poll(ledTo).toEqual([routes.auth.path]);
    sayGreeting(undefined);
    expect(currentToast()?.title).toBe(left.title);
  });

  it.each([
    ["is kept", errorResponse(500, "Something broke."), "Something broke."],
    [
      "is kept for a wrong password",
      errorResponse(400, "No.", [{ field: "password", message: "This is not your password." }]),
      "This is not your password.",
    ],
  ])("%s, and says so though the page was left meanwhile", async (_, answer, description) => {
    const told = await ask(() => answer);
    elsewhere();
    expect(currentToast()).toBeNull();
    told.letGo();
    await expect.poll(currentToast).toMatchObject({ title: words.leaveFailed, description, variant: "destructive" });
    expect(ledTo()).toEqual([]);
  });

  it("is not put off until there is a connection", async () => {
    onlineManager.setOnline(false);
    const told = await ask(() => errorResponse(500, "Something broke."));
    told.letGo();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Something broke.");
  });

  it("brings the focus to the password that was wrong, where it says so", async () => {
    const told = await ask(() =>
      errorResponse(400, "No.", [{ field: "password", message: "This is not your password." }]),
    );
    told.letGo();
    await expect.element(page.getByText("This is not your password.")).toBeInTheDocument();
    await expect.element(password).toHaveFocus();
    expect(currentToast()).toBeNull();
  });
});

describe("the letter with the way to a password", () => {
  const ask = async (act: () => unknown) => {
    const told = pendingResponse(act);
    renderPart(<Leave />, {
      "GET /api/user": { id: "somebody", username: "asha", email: "asha@mail.example", hasPassword: false },
      "POST /api/password/forgot": told.answer,
    });
    await button(words.sendLink).click();
    await expect.poll(told.asked).toBe(true);
    elsewhere();
    expect(currentToast()).toBeNull();
    told.letGo();
  };

  it("is said to be sent though the page was left meanwhile", async () => {
    await ask(() => undefined);
    await expect.poll(currentToast).toMatchObject({ title: words.linkSent.title });
  });

  it("is said not to be sent though the page was left meanwhile", async () => {
    await ask(() => errorResponse(500, "Something broke."));
    await expect.poll(currentToast).toMatchObject({ title: words.sendLinkFailed, variant: "destructive" });
  });
});
