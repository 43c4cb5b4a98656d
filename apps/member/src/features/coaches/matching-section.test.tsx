import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/matching-answers";
import * as onboarding from "@aangan/copy/onboarding";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { MatchingSection } from "./matching-section";
import type { Matching } from "./queries";

const nothing: Matching = { language: "", focus: [], coachGender: "", outsideCommunity: false, homeCity: "" };

describe("MatchingSection", () => {
  it("shows the wishes, and changes them", async () => {
    let stored: Matching = {
      language: "ta",
      focus: ["grief", "family"],
      coachGender: "female",
      outsideCommunity: true,
      homeCity: "Fremont",
    };
    const save = (body: unknown) => {
      stored = { ...nothing, ...(body as Partial<Matching>) };
      return stored;
    };
    const { container } = render({ "GET /api/user/matching": () => stored, "POST /api/user/matching": save });
    for (const text of ["Tamil", "A woman", words.outsideCity({ city: "Fremont" })])
      await expect.element(container).toHaveTextContent(text);
    await page.getByRole("button", { name: words.open }).click();
    const dialog = page.getByRole("dialog", { name: words.title });
    await dialog.getByRole("checkbox", { name: onboarding.outside }).click({ force: true });
    await dialog.getByRole("button", { name: words.save }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(container).toHaveTextContent(words.outsideNo);
  });

  it("says what is not named, and retries a failed request", async () => {
    let down = true;
    const { container } = render({
      "GET /api/user/matching": () => (down ? errorResponse(500, errors.somethingWrong) : nothing),
    });
    await expect.element(container.getByRole("alert")).toHaveTextContent(words.failed);
    down = false;
    await container.getByRole("button", { name: common.retry }).click();
    for (const text of [words.noTopics, words.noLanguage, onboarding.noPreference, words.outsideNo])
      await expect.element(container).toHaveTextContent(text);
  });
});

function render(answers: Record<string, unknown>) {
  renderPart(<MatchingSection />, answers);
  return { container: page.getByRole("main") };
}
