import { tabStorage } from "@aangan/shell/session/tab-storage.ts";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { useLogout } from "./logout";

function LogoutButton() {
  const [loggedOut, setLoggedOut] = useState(false);
  const logout = useLogout({ onLeft: () => setLoggedOut(true), onFailed: () => undefined });
  return (
    <button type="button" onClick={logout.run}>
      {loggedOut ? "Logged out" : "Log out"}
    </button>
  );
}

it("a logout clears the tab's session storage, and nothing is stored afterwards", async () => {
  renderPart(<LogoutButton />, { "POST /api/coach/logout": undefined });
  await expect.element(page.getByRole("button")).toHaveTextContent("Log out");
  tabStorage.set("portfolio_draft", { bio: "Something of mine." });
  expect(window.sessionStorage.length).toBe(1);
  await page.getByRole("button").click();
  await expect.element(page.getByRole("button")).toHaveTextContent("Logged out");
  // A request that ends after the logout cannot store its data again.
  tabStorage.set("outbox", ["On its way."]);
  expect(window.sessionStorage.length).toBe(0);
});
