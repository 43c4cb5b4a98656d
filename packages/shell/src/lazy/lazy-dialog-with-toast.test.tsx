import * as common from "@aangan/copy/common";
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

it("lazyDialogWithToast shows a toast when loading fails, and loads again when it is reopened", async () => {
  const requests: { succeed: () => void; fail: () => void }[] = [];
  const LazyQuestion = lazyDialogWithToast(
    () =>
      new Promise<ComponentType<QuestionProps>>((resolve, reject) => {
        requests.push({ succeed: () => resolve(Question), fail: () => reject(new Error("no network")) });
      }),
  );
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-pressed={open} onClick={() => setOpen(true)}>
          Leave
        </button>
        {open ? <LazyQuestion onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  renderPart(<Page />);
  const leave = page.getByRole("button", { name: "Leave", exact: true });
  const question = page.getByRole("button", { name: "Yes, leave" });
  await leave.click();
  await expect.poll(() => requests.length).toBe(1);
  requests[0]?.fail();
  await expect.poll(currentToast).toMatchObject({ title: common.notOpened, variant: "destructive" });
  await expect.element(leave).toHaveAttribute("aria-pressed", "false");

  await leave.click();
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.succeed();
  await question.click();
  await expect.element(question).not.toBeInTheDocument();

  await leave.click();
  await expect.element(question).toBeInTheDocument();
  expect(requests).toHaveLength(2);
});
