import * as common from "@aangan/copy/common";
import { recordNavigations } from "@aangan/testing/record-navigations.ts";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { type ComponentType, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { type LazyPart, usePreload } from "./lazy-part";
import { lazyScreen } from "./lazy-screen";

interface WeekProps {
  of: string;
}

function Week({ of }: WeekProps) {
  return <h1>The week of {of}</h1>;
}

/** A screen whose chunk loads when the test releases it. */
function createScreen() {
  const requests: { succeed: () => void; fail: () => void }[] = [];
  const Screen = lazyScreen(
    () =>
      new Promise<ComponentType<WeekProps>>((resolve, reject) => {
        requests.push({ succeed: () => resolve(Week), fail: () => reject(new Error("no network")) });
      }),
  );
  return { Screen, requests };
}

const week = page.getByRole("heading", { name: "The week of Meera" });
const retry = page.getByRole("button", { name: common.retry });

it("lazyScreen shows a spinner while loading, then the screen", async () => {
  const { Screen, requests } = createScreen();
  renderPart(<Screen of="Meera" />);
  await expect.element(page.getByText(common.loading)).toBeInTheDocument();
  requests[0]?.succeed();
  await expect.element(week).toBeInTheDocument();
  await expect.element(page.getByText(common.loading)).not.toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

it("lazyScreen shows an error when loading fails, and loads again on retry", async () => {
  const { Screen, requests } = createScreen();
  renderPart(<Screen of="Meera" />);
  await expect.poll(() => requests.length).toBe(1);
  requests[0]?.fail();
  await expect.element(page.getByRole("alert")).toHaveTextContent(common.notOpened);
  await retry.click();
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.succeed();
  await expect.element(week).toBeInTheDocument();
});

/** A page that fetches a screen ahead and shows it when it is asked to. */
function Page({ Screen, preloaded }: { Screen: LazyPart<WeekProps>; preloaded: readonly LazyPart<WeekProps>[] }) {
  const [shown, setShown] = useState(false);
  usePreload(preloaded);
  return shown ? (
    <Screen of="Meera" />
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      Week
    </button>
  );
}

it("lazyScreen shows a preloaded screen at once, and loads again after a failed preload", async () => {
  const { Screen, requests } = createScreen();
  renderPart(<Page Screen={Screen} preloaded={[Screen]} />);
  await expect.poll(() => requests.length, { timeout: 5_000 }).toBe(1);
  requests[0]?.fail();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Week" }).click();
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.succeed();
  await expect.element(week).toBeInTheDocument();

  renderPart(<Page Screen={Screen} preloaded={[Screen]} />);
  await page.getByRole("button", { name: "Week" }).click();
  expect(week.query()).not.toBeNull();
  expect(requests).toHaveLength(2);
});

describe("lazyScreen, when loading fails twice", () => {
  const navigations = recordNavigations();

  async function failTwice() {
    const { Screen, requests } = createScreen();
    renderPart(<Screen of="Meera" />);
    await expect.poll(() => requests.length).toBe(1);
    requests[0]?.fail();
    await retry.click();
    await expect.poll(() => requests.length).toBe(2);
    expect(navigations()).toEqual([]);
    requests[1]?.fail();
  }

  it("reloads the page if the server answers", async () => {
    await failTwice();
    await expect.poll(navigations).toEqual([window.location.pathname]);
  });

  it("keeps the error if the server does not answer", async () => {
    const probe = vi.fn(() => Promise.reject(new TypeError("no network")));
    vi.stubGlobal("fetch", probe);
    await failTwice();
    await expect.poll(() => probe.mock.calls.length).toBe(1);
    await expect.element(retry).toBeInTheDocument();
    expect(navigations()).toEqual([]);
  });
});
