import { common } from "@aangan/copy/common";
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
function slow() {
  const asked: { come: () => void; fail: () => void }[] = [];
  const Screen = lazyScreen(
    () =>
      new Promise<ComponentType<WeekProps>>((resolve, reject) => {
        asked.push({ come: () => resolve(Week), fail: () => reject(new Error("no network")) });
      }),
  );
  return { Screen, asked };
}

const week = page.getByRole("heading", { name: "The week of Meera" });
const retry = page.getByRole("button", { name: common.retry });

it("comes when it is shown, and says meanwhile that it does", async () => {
  const { Screen, asked } = slow();
  renderPart(<Screen of="Meera" />);
  await expect.element(page.getByText(common.loading)).toBeInTheDocument();
  asked[0]?.come();
  await expect.element(week).toBeInTheDocument();
  await expect.element(page.getByText(common.loading)).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

it("says when it does not come, and asks once more when it is told to", async () => {
  const { Screen, asked } = slow();
  renderPart(<Screen of="Meera" />);
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.fail();
  await expect.element(page.getByRole("alert")).toHaveTextContent(common.notOpened);
  await retry.click();
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.come();
  await expect.element(week).toBeInTheDocument();
});

/** A page that fetches a screen ahead and shows it when it is asked to. */
function Page({ Screen, ahead }: { Screen: LazyPart<WeekProps>; ahead: readonly LazyPart<WeekProps>[] }) {
  const [shown, setShown] = useState(false);
  usePreload(ahead);
  return shown ? (
    <Screen of="Meera" />
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      Week
    </button>
  );
}

it("is there at once when it was fetched ahead, and asked for again when that failed", async () => {
  const { Screen, asked } = slow();
  renderPart(<Page Screen={Screen} ahead={[Screen]} />);
  await expect.poll(() => asked.length, { timeout: 5_000 }).toBe(1);
  asked[0]?.fail();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Week" }).click();
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.come();
  await expect.element(week).toBeInTheDocument();

  renderPart(<Page Screen={Screen} ahead={[Screen]} />);
  await page.getByRole("button", { name: "Week" }).click();
  expect(week.query()).not.toBeNull();
  expect(asked).toHaveLength(2);
});

describe("when loading fails twice", () => {
  const navigations = recordNavigations();

  async function failTwice() {
    const { Screen, asked } = slow();
    renderPart(<Screen of="Meera" />);
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.fail();
    await retry.click();
    await expect.poll(() => asked.length).toBe(2);
    expect(navigations()).toEqual([]);
    asked[1]?.fail();
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
