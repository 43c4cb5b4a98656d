import * as words from "@aangan/copy/coach-client-page";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { SafetyNotesCard, type SafetyNotesCardProps } from "./safety-notes-card";

const now = new Date("2026-11-13T18:00:00Z");

const open = (more: Partial<SafetyNotesCardProps["notes"]> = {}) =>
  renderPart(
    <SafetyNotesCard
      notes={{
        sections: [
          { id: "signs", title: "What I notice first", text: "I stop answering\nI sit in the car" },
          { id: "steadies", title: "What steadies me", text: "" },
        ],
        unreadable: false,
        sharedAt: "2026-11-13T10:00:00Z",
        updatedAt: "2026-11-12T10:00:00Z",
        ...more,
      }}
      clientName="Lakshmi"
      now={now}
      zone="Asia/Kolkata"
    />,
  );

it("shows titles and texts, and since when they are shared", async () => {
  open();
  await expect
    .element(page.getByRole("region", { name: "What I notice first" }))
    .toHaveTextContent("I stop answering I sit in the car");
  await expect
    .element(page.getByRole("region", { name: "What steadies me" }))
    .toHaveTextContent(words.safetyNotesEmpty);
  await expect
    .element(
      page.getByText(
        words.safetyNotesShared({
          clientName: "Lakshmi",
          sharedAt: "today at 3:30 PM",
          updatedAt: "yesterday at 3:30 PM",
        }),
      ),
    )
    .toBeInTheDocument();
});

it("says when the notes cannot be opened", async () => {
  open({ unreadable: true, sections: [] });
  await expect.element(page.getByText(words.safetyNotesUnreadable)).toBeInTheDocument();
});
