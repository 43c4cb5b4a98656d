import * as words from "@aangan/copy/resources-page";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { ResourcesScreen } from "./resources-screen";

/** A button that invalidates all queries, as after a gap in the event stream. It is busy while a fetch is in flight. */
function RefetchButton() {
  const client = useQueryClient();
  const isFetching = useIsFetching() > 0;
  return (
    <button type="button" aria-busy={isFetching} onClick={() => void client.invalidateQueries()}>
      Again
    </button>
  );
}

it("ResourcesScreen keeps a pressed bookmark when an older fetch responds", async () => {
  let saved = false;
  let listCalls = 0;
  const pending: (() => void)[] = [];
  const waitForRelease = () => new Promise<void>((resolve) => pending.push(resolve));
  const list = async () => {
    const response = [
      {
        id: "chai",
        title: "A cup of chai",
        description: "Five minutes with a cup.",
        category: "mindfulness",
        imageUrl: "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
        preview: "Nobody says a word.",
        minutes: 5,
        kind: "none",
        saved,
      },
    ];
    listCalls += 1;
    if (listCalls === 2) await waitForRelease();
    return response;
  };
  renderPart(
    <>
      <RefetchButton />
      <ResourcesScreen />
    </>,
    {
      "GET /api/resources": list,
      "GET /api/reading-places": [],
      "PUT /api/resources/chai/saved": async () => {
        await waitForRelease();
        saved = true;
        return undefined;
      },
    },
  );
  const bookmark = page.getByRole("button", { name: new RegExp(`^${words.save}`) });
  await expect.element(bookmark).toHaveAttribute("aria-pressed", "false");

  const refetch = page.getByRole("button", { name: "Again" });
  await refetch.click();
  await expect.poll(() => listCalls).toBe(2);
  await bookmark.click();
  await expect.element(bookmark).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => pending.length).toBe(2);

  // The older response arrives before the save: the pressed state stays.
  const pressedStates: (string | null)[] = [];
  const watch = new MutationObserver(() => pressedStates.push(bookmark.element().getAttribute("aria-pressed")));
  watch.observe(bookmark.element(), { attributes: true });
  pending[0]?.();
  await expect.element(refetch).toHaveAttribute("aria-busy", "false");
  pending[1]?.();
  await expect.poll(() => saved).toBe(true);
  await expect.element(bookmark).toHaveAttribute("aria-pressed", "true");
  expect(pressedStates.filter((pressed) => pressed !== "true")).toEqual([]);
});
