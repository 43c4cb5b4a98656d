import { auth } from "@aangan/copy/auth";
import { layout } from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import { recordNavigations } from "@aangan/testing/record-navigations.ts";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sayGreeting } from "@/lib/greeting";
import { AccountMenu } from "./account-menu";

const item = (name: string) => page.getByRole("menuitem", { name, exact: true });

const ledTo = recordNavigations();

afterEach(() => onlineManager.setOnline(true));

const openMenu = () => page.getByRole("button", { name: layout.accountMenu }).click();

/** Logout is pressed, and its menu closed before the answer is there. */
async function pressAndClose(act: () => unknown) {
  const told = pendingResponse(act);
  renderPart(<AccountMenu name="Asha Iyer" email="asha@mail.example" />, { "POST /api/logout": told.answer });
  await openMenu();
  await item(layout.logout).click();
  await expect.element(item(layout.loggingOut)).toBeInTheDocument();
  await expect.poll(told.asked).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  return told;
}

it("says that it failed though the menu was closed meanwhile", async () => {
  const told = await pressAndClose(() => errorResponse(500, "Something broke."));
  expect(currentToast()).toBeNull();
  told.letGo();
  await expect.poll(currentToast).toMatchObject({ title: auth.logoutFailed, variant: "destructive" });
  await openMenu();
  await expect.element(item(layout.logout)).toBeInTheDocument();
  expect(ledTo()).toEqual([]);
});

it("is not asked twice by a menu that is opened anew", async () => {
  const told = await pressAndClose(() => errorResponse(500, "Something broke."));
  await openMenu();
  await expect.element(item(layout.loggingOut)).toHaveAttribute("aria-disabled", "true");
  told.letGo();
  await expect.element(item(layout.logout)).toBeInTheDocument();
});

it("is not put off until there is a connection", async () => {
  onlineManager.setOnline(false);
  renderPart(<AccountMenu name="Asha Iyer" email="asha@mail.example" />, {
    "POST /api/logout": () => errorResponse(500, "Something broke."),
  });
  await openMenu();
  await item(layout.logout).click();
  await expect.poll(() => currentToast()?.title).toBe(auth.logoutFailed);
  await expect.element(item(layout.logout)).toBeInTheDocument();
});

it("leads away though the menu was closed meanwhile", async () => {
  const told = await pressAndClose(() => undefined);
  told.letGo();
  await expect.poll(ledTo).toEqual([routes.auth.path]);
  sayGreeting(undefined);
  expect(currentToast()?.title).toBe(auth.loggedOut.title);
});
