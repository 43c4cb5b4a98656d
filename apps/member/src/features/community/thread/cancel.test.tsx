import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/community-thread";
import { flagReasons } from "@aangan/copy/lists";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { AppealDialog } from "./appeal-dialog";
import { EditComment } from "./edit-comment";
import { FlagDialog } from "./flag-dialog";
import type { ThreadComment } from "./queries";

const box = page.getByRole("textbox");
const cancel = page.getByRole("button", { name: common.cancel, exact: true });
const target = { postId: "chai" };
const comment = { id: "first", content: "A cup of chai.", safety: "" } as ThreadComment;
const nothing = () => undefined;

describe("EditComment, FlagDialog and AppealDialog", () => {
  it.each([
    [
      "EditComment",
      <EditComment key="edit" postId="chai" comment={comment} onSaved={nothing} onClose={nothing} />,
      "PATCH /api/posts/chai/comments/first",
      words.save,
    ],
    ["FlagDialog", <FlagDialog key="flag" target={target} onClose={nothing} />, "POST /api/flag", words.flagSend],
    [
      "AppealDialog",
      <AppealDialog key="appeal" target={target} onClose={nothing} />,
      "POST /api/appeal",
      words.appealSend,
    ],
  ])("%s disables Cancel during the request, and keeps the text when it fails", async (_, part, call, send) => {
    const response = pendingResponse(() => errorResponse(500, "Something broke."));
    renderPart(part, { [call]: response.answer });
    await box.fill("Something of mine, in a few words.");
    const reason = page.getByRole("radio", { name: flagReasons[0].label });
    if (reason.query()) await reason.click();
    await page.getByRole("button", { name: send, exact: true }).click();
    await expect.poll(response.requested).toBe(true);
    await expect.element(cancel).toBeDisabled();
    response.respond();
    await expect.poll(() => currentToast()?.variant).toBe("destructive");
    await expect.element(cancel).toBeEnabled();
    await expect.element(box).toHaveValue("Something of mine, in a few words.");
  });
});
