import * as auth from "@aangan/copy/auth";
import * as layout from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import { recordNavigations } from "@aangan/testing/record-navigations.ts";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showGreeting } from "@/lib/greeting";
import { AccountMenu } from "./account-menu";

const item = (name: string) => page.getByRole("menuitem", { name, exact: true });

const navigations = recordNavigations();

afterEach(() => onlineManager.setOnline(true));

const openMenu = () => page.getByRole("button", { name: layout.accountMenu }).click();

/** Presses Logout and closes the menu before the response arrives. */
async function logOutAndCloseMenu(act: () => unknown) {
  const response = pendingResponse(act);
  renderPart(<AccountMenu name="Asha Iyer" email="asha@mail.example" />, { "POST /api/logout": response.answer });
  await openMenu();
  await item(layout.logout).click();
  await expect.element(item(layout.loggingOut)).toBeInTheDocument();
  await expect.poll(response.requested).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  return response;
}

it("LogoutButton shows a failure when the menu was closed during the request", async () => {
  const response = await logOutAndCloseMenu(() => errorResponse(500, "Something broke."));
  expect(currentToast()).toBeNull();
  response.respond();
  await expect.poll(currentToast).toMatchObject({
    title: auth.logoutFailed,
    description: "Something broke.",
    variant: "destructive",
  });
  await openMenu();
  await expect.element(item(layout.logout)).toBeInTheDocument();
  expect(navigations()).toEqual([]);
});

it("LogoutButton is disabled in a reopened menu during the request", async () => {
  const response = await logOutAndCloseMenu(() => errorResponse(500, "Something broke."));
  await openMenu();
  await expect.element(item(layout.loggingOut)).toHaveAttribute("aria-disabled", "true");
  response.respond();
  await expect.element(item(layout.logout)).toBeInTheDocument();
});

it("LogoutButton fails at once without a connection", async () => {
  onlineManager.setOnline(false);
  renderPart(<AccountMenu name="Asha Iyer" email="asha@mail.example" />, {
    "POST /api/logout": () => errorResponse(500, "Something broke."),
  });
  await openMenu();
  await item(layout.logout).click();
  await expect.poll(() => currentToast()?.title).toBe(auth.logoutFailed);
  await expect.element(item(layout.logout)).toBeInTheDocument();
});

it("LogoutButton redirects when the menu was closed during the request", async () => {
  const response = await logOutAndCloseMenu(() => undefined);
  response.respond();
  await expect.poll(navigations).toEqual([routes.auth.path]);
  showGreeting(undefined);
  expect(currentToast()?.title).toBe(auth.loggedOut.title);
});
