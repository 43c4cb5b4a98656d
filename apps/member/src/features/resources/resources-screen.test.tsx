import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/resources-page";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Summary } from "./queries";
import { ResourcesScreen } from "./resources-screen";

const chai: Summary = {
  id: "a-cup-of-chai",
  title: "A cup of chai, and nothing else",
  description: "Five minutes with a cup.",
  category: "mindfulness",
  imageUrl: "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
  preview: "Nobody says a word.",
  minutes: 5,
  kind: "none",
  prompts: [],
  saved: false,
};

it("ResourcesScreen reports that the library or a bookmark failed, and loads the library on retry", async () => {
  let down = true;
  const broken = () => errorResponse(500, errors.somethingWrong);
  renderPart(<ResourcesScreen />, {
    "GET /api/resources": () => (down ? broken() : [chai]),
    "PUT /api/resources/*/saved": broken,
  });
  await expect.element(page.getByRole("alert")).toHaveTextContent(words.failed);
  down = false;
  await page.getByRole("button", { name: common.retry }).click();
  await expect.element(page.getByRole("heading", { name: chai.title })).toBeInTheDocument();

  const bookmark = page.getByRole("button", { name: new RegExp(`^${words.save}`) });
  await bookmark.click();
  await expect.poll(currentToast).toMatchObject({ title: words.saveFailed.title, variant: "destructive" });
  await expect.element(bookmark).toHaveAttribute("aria-pressed", "false");
});
