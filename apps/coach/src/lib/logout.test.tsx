import { tabStorage } from "@aangan/shell/session/tab-storage.ts";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { useLogout } from "./logout";

function Leave() {
  const [gone, setGone] = useState(false);
  const logout = useLogout({ onLeft: () => setGone(true), onFailed: () => undefined });
  return (
    <button type="button" onClick={logout.run}>
      {gone ? "Gone" : "Leave"}
    </button>
  );
}

it("leaves nothing in the tab of what was being written", async () => {
  renderPart(<Leave />, { "POST /api/coach/logout": undefined });
  await expect.element(page.getByRole("button")).toHaveTextContent("Leave");
  tabStorage.set("portfolio_draft", { bio: "Something of mine." });
  expect(window.sessionStorage.length).toBe(1);
  await page.getByRole("button").click();
  await expect.element(page.getByRole("button")).toHaveTextContent("Gone");
  // Nor does a send in flight store it again.
  tabStorage.set("outbox", ["On its way."]);
  expect(window.sessionStorage.length).toBe(0);
});
