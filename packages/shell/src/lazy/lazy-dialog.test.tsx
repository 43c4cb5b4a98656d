import * as common from "@aangan/copy/common";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "@aangan/ui/dialog/dialog.tsx";
import { type ComponentType, useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type LazyDialogProps, lazyDialog } from "./lazy-dialog";

interface PostProps extends LazyDialogProps {
  title: string;
}

function Post({ title, onClose }: PostProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent closeLabel={common.close} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>Nobody at home asks how the week was.</DialogBody>
      </DialogContent>
    </Dialog>
  );
}

/** Renders a button that opens a lazy dialog. Each request for the code is one entry of `asked`. */
function renderButton() {
  const requests: { succeed: () => void; fail: () => void }[] = [];
  const LazyPost = lazyDialog(
    () =>
      new Promise<ComponentType<PostProps>>((resolve, reject) => {
        requests.push({ succeed: () => resolve(Post), fail: () => reject(new Error("no network")) });
      }),
  );
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Read
        </button>
        {open ? <LazyPost title="The week" onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  renderPart(<Page />);
  return requests;
}

const read = page.getByRole("button", { name: "Read" });
const post = page.getByRole("dialog", { name: "The week" });
const loading = page.getByRole("dialog", { name: common.loading });

it("lazyDialog shows an error when loading fails, loads again on retry, and restores focus when closed", async () => {
  const requests = renderButton();
  await read.click();
  requests[0]?.fail();
  await expect.element(page.getByRole("alert")).toHaveTextContent(common.notOpened);
  await page.getByRole("button", { name: common.retry }).click();
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.succeed();
  await expect.element(post).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: common.close })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(read).toHaveFocus();

  await read.click();
  await expect.element(post).toBeInTheDocument();
  expect(requests).toHaveLength(2);
});

it("lazyDialog shows a closable placeholder while loading is slow, and reopens it without a second request", async () => {
  const requests = renderButton();
  await read.click();
  await expect.element(loading).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(read).toHaveFocus();
  await read.click();
  await expect.element(loading).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

it("lazyDialog skips the placeholder when the code arrives just as the placeholder is due", async () => {
  const real = window.setTimeout;
  let showPlaceholder = () => {};
  window.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) => {
    if (ms !== 400) return real(run, ms, ...rest);
    showPlaceholder = run;
    return 0;
  }) as typeof window.setTimeout;
  const requests = renderButton();
  try {
    await read.click();
    await expect.poll(() => requests.length).toBe(1);
  } finally {
    window.setTimeout = real;
  }
  showPlaceholder();
  requests[0]?.succeed();
  await expect.element(post).toBeInTheDocument();
  await expect.element(loading).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(read).toHaveFocus();
});
