import { resourcesPage as words } from "@aangan/copy/resources-page";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { ResourcesScreen } from "./resources-screen";

/** A button that invalidates everything, as a broken stream does; it shows when a fetch is in flight. */
function Again() {
  const client = useQueryClient();
  const reading = useIsFetching() > 0;
  return (
    <button type="button" aria-busy={reading} onClick={() => void client.invalidateQueries()}>
      Again
    </button>
  );
}

it("keeps a piece kept while an older answer is on its way", async () => {
  let saved = false;
  let asked = 0;
  const held: (() => void)[] = [];
  const released = () => new Promise<void>((resolve) => held.push(resolve));
  const list = async () => {
    const answer = [
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
    asked += 1;
    if (asked === 2) await released();
    return answer;
  };
  renderPart(
    <>
      <Again />
      <ResourcesScreen />
    </>,
    {
      "GET /api/resources": list,
      "PUT /api/resources/chai/saved": async () => {
        await released();
        saved = true;
        return undefined;
      },
    },
  );
  const bookmark = page.getByRole("button", { name: new RegExp(`^${words.save}`) });
  await expect.element(bookmark).toHaveAttribute("aria-pressed", "false");

  const again = page.getByRole("button", { name: "Again" });
  await again.click();
  await expect.poll(() => asked).toBe(2);
  await bookmark.click();
  await expect.element(bookmark).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => held.length).toBe(2);

  // The older response arrives before the save: the pressed state stays.
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => seen.push(bookmark.element().getAttribute("aria-pressed")));
  watch.observe(bookmark.element(), { attributes: true });
  held[0]?.();
  await expect.element(again).toHaveAttribute("aria-busy", "false");
  held[1]?.();
  await expect.poll(() => saved).toBe(true);
  await expect.element(bookmark).toHaveAttribute("aria-pressed", "true");
  expect(seen.filter((pressed) => pressed !== "true")).toEqual([]);
});
