import { common } from "@aangan/copy/common";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { type ComponentType, useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { lazyDialogWithToast } from "./lazy-dialog-with-toast";

interface QuestionProps {
  onClose: () => void;
}

function Question({ onClose }: QuestionProps) {
  return (
    <button type="button" onClick={onClose}>
      Yes, leave
    </button>
  );
}

it("says when it does not come, and is asked for again by what opens it", async () => {
  const asked: { come: () => void; fail: () => void }[] = [];
  const Late = lazyDialogWithToast(
    () =>
      new Promise<ComponentType<QuestionProps>>((resolve, reject) => {
        asked.push({ come: () => resolve(Question), fail: () => reject(new Error("no network")) });
      }),
  );
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-pressed={open} onClick={() => setOpen(true)}>
          Leave
        </button>
        {open ? <Late onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  renderPart(<Page />);
  const leave = page.getByRole("button", { name: "Leave", exact: true });
  const question = page.getByRole("button", { name: "Yes, leave" });
  await leave.click();
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.fail();
  await expect.poll(currentToast).toMatchObject({ title: common.notOpened, variant: "destructive" });
  await expect.element(leave).toHaveAttribute("aria-pressed", "false");

  await leave.click();
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.come();
  await question.click();
  await expect.element(question).not.toBeInTheDocument();

  await leave.click();
  await expect.element(question).toBeInTheDocument();
  expect(asked).toHaveLength(2);
});
