import { limits } from "@aangan/copy/limits";
import type { Attachment } from "@aangan/ui/attachment/types.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";

/** A browser's XMLHttpRequest, controlled by the test. */
class Request {
  static all: Request[] = [];
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  statusText = "";
  responseText = "";
  address = "";
  body: FormData | undefined;
  constructor() {
    Request.all.push(this);
  }
  open(_: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total });
  }
  async respond(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
    await settled();
  }
  async fail() {
    this.onerror?.();
    await settled();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const lastRequest = () => {
  const newest = Request.all.at(-1);
  if (!newest) throw new Error("nothing was sent");
  return newest;
};

const stored: Attachment = {
  id: "file",
  kind: "document",
  name: "letter.pdf",
  contentType: "application/pdf",
  size: 5,
  url: "/api/attachments/file",
  width: null,
  height: null,
  durationMs: null,
};
const newFile = () => new File(["words"], "letter.pdf", { type: "application/pdf" });

let storage: Map<string, string>;
let signedOut: ReturnType<typeof vi.fn<() => void>>;
let deleted: string[];
let backOnline: (() => void)[];

/** A page of this tab, as it begins: nothing in memory, and what earlier pages kept. */
async function loadPage(owner = "asha") {
  vi.resetModules();
  const { setTabOwner } = await import("../session/tab-storage");
  const { pendingAttachmentActions, pendingAttachmentOf } = await import("./pending-attachment");
  const { outbox } = await import("./outbox");
  const { tabStorage } = await import("../session/tab-storage");
  const { currentToast } = await import("@aangan/ui/toast/store.ts");
  setTabOwner(owner);
  const tray = () => pendingAttachmentOf("meera");
  return {
    ...pendingAttachmentActions({ peerId: "meera", url: "/api/attachments", onSignedOut: signedOut }),
    tray,
    setTabOwner,
    currentToast,
    /** Messages sent automatically: peer, text, file. */
    sentMessages: () => outbox.all().map(({ peerId, text, attachment }) => [peerId, text, attachment?.id]),
    keepDraft: (text: string) => tabStorage.set("draft_meera", text),
    draft: () => tabStorage.read("draft_meera", ""),
  };
}

beforeEach(() => {
  storage = new Map();
  deleted = [];
  backOnline = [];
  signedOut = vi.fn();
  Request.all = [];
  vi.stubGlobal("XMLHttpRequest", Request);
  vi.stubGlobal("fetch", async (url: string, { method }: { method: string }) => deleted.push(`${method} ${url}`));
  vi.stubGlobal("window", {
    addEventListener: (kind: string, listener: () => void) => kind === "online" && backOnline.push(listener),
    sessionStorage: {
      get length() {
        return storage.size;
      },
      key: (index: number) => [...storage.keys()][index] ?? null,
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
  });
});

describe("pendingAttachmentActions", () => {
  it("uploads a chosen file at once, and returns it once", async () => {
    const { choose, take, tray } = await loadPage();
    choose([newFile()]);
    expect(lastRequest().address).toBe("/api/attachments");
    expect((lastRequest().body?.get("file") as File | undefined)?.name).toBe("letter.pdf");
    expect(take()).toBeNull();
    lastRequest().progress(1, 4);
    expect(tray()).toMatchObject({ phase: "uploading", share: 0.25, sends: null });
    await lastRequest().respond(201, stored);
    expect(tray()).toMatchObject({ phase: "ready", name: "letter.pdf" });
    expect(take()).toEqual(stored);
    expect([take(), tray(), deleted]).toEqual([null, null, []]);
  });

  it("rejects a too large or empty file without an upload", async () => {
    const { choose, tray, currentToast } = await loadPage();
    choose([new File([new Uint8Array(10_485_761)], "film.mp4")]);
    expect(currentToast()).toMatchObject({ title: "File too large", description: "Maximum file size is 10MB" });
    choose([new File([], "nothing.txt")]);
    expect(currentToast()?.title).toBe("This file is empty");
    expect([tray(), Request.all]).toEqual([null, []]);
    choose([new File([new Uint8Array(10_485_760)], "film.mp4")]);
    expect(tray()?.phase).toBe("uploading");
  });

  it("uploads only the first of several files, and replaces an earlier file", async () => {
    const { choose, tray, currentToast } = await loadPage();
    choose([newFile(), new File(["more"], "second.txt")]);
    expect([tray()?.name, currentToast()?.title]).toEqual(["letter.pdf", "One file per message"]);
    await lastRequest().respond(201, stored);
    choose([new File(["more"], "second.txt")]);
    expect(deleted).toEqual(["DELETE /api/attachments/file"]);
    expect(tray()).toMatchObject({ name: "second.txt", phase: "uploading" });
  });

  it("ignores the response of a cancelled upload", async () => {
    const { choose, remove, tray } = await loadPage();
    choose([newFile()]);
    const first = lastRequest();
    remove();
    await first.respond(201, stored);
    expect([tray(), deleted]).toEqual([null, []]);
  });

  it("offers a retry after a lost connection, but not after a rejection", async () => {
    const { choose, again, tray } = await loadPage();
    choose([newFile()]);
    await lastRequest().fail();
    expect(tray()).toMatchObject({ phase: "failed", again: true });
    again();
    expect([tray()?.phase, Request.all.length]).toEqual(["uploading", 2]);
    await lastRequest().respond(415, { status: 415, message: "You can't send this type of file", fields: [] });
    expect(tray()).toMatchObject({ phase: "failed", again: false, message: "You can't send this type of file" });
    expect(signedOut).not.toHaveBeenCalled();
  });

  it("calls onSignedOut after a 401", async () => {
    const { choose } = await loadPage();
    choose([newFile()]);
    await lastRequest().respond(401, { status: 401, message: "Please log in", fields: [] });
    expect(signedOut).toHaveBeenCalledOnce();
  });

  it("rejects a file while a voice message is being recorded", async () => {
    const { choose, setRecording, tray, currentToast } = await loadPage();
    setRecording(true);
    choose([newFile()]);
    expect([tray(), Request.all, currentToast()?.title]).toEqual([null, [], "You have an open voice message"]);
    setRecording(false);
    choose([newFile()]);
    expect(tray()?.phase).toBe("uploading");
  });
});

describe("pendingAttachmentActions, with a message that waits for its upload", () => {
  const recording = () => new File(["sound"], "voice.webm", { type: "audio/webm" });

  it("sends a recording without text once it is uploaded", async () => {
    const { sendRecording, tray, sentMessages, keepDraft, draft, onSentAutomatically } = await loadPage();
    const calls: boolean[] = [];
    onSentAutomatically((withText) => calls.push(withText));
    keepDraft("Something else");
    sendRecording(recording(), 1234.5);
    expect(lastRequest().body?.get("durationMs")).toBe("1235");
    expect(sentMessages()).toEqual([]);
    await lastRequest().respond(201, { ...stored, kind: "voice" });
    expect([tray(), sentMessages(), calls]).toEqual([null, [["meera", "", "file"]], [false]]);
    expect(draft()).toBe("Something else");
  });

  it("sends the latest text with the file, and clears the draft", async () => {
    const { choose, sendWhenReady, tray, sentMessages, keepDraft, draft, onSentAutomatically } = await loadPage();
    const calls: boolean[] = [];
    const stop = onSentAutomatically((withText) => calls.push(withText));
    keepDraft("Here it is. ");
    choose([newFile()]);
    sendWhenReady("Here it");
    sendWhenReady("Here it is. ");
    lastRequest().progress(1, 2);
    expect(sentMessages()).toEqual([]);
    await lastRequest().respond(201, stored);
    expect([tray(), sentMessages(), calls, draft()]).toEqual([null, [["meera", "Here it is.", "file"]], [true], ""]);
    stop();
    choose([newFile()]);
    sendWhenReady("");
    await lastRequest().respond(201, stored);
    expect(calls).toEqual([true]);
  });

  it("keeps file and draft when the text has become too long", async () => {
    const { choose, sendWhenReady, tray, sentMessages, keepDraft, draft } = await loadPage();
    const long = "a".repeat(limits.messageText + 1);
    keepDraft(long);
    choose([newFile()]);
    sendWhenReady(long);
    await lastRequest().respond(201, stored);
    expect([tray()?.phase, sentMessages(), draft()]).toEqual(["ready", [], long]);
  });

  it("sends the message after a retried upload, and retries when the network is back", async () => {
    const { sendRecording, again, tray, sentMessages } = await loadPage();
    sendRecording(recording(), 1000);
    await lastRequest().fail();
    expect(tray()).toMatchObject({ phase: "failed", again: true });
    again();
    await lastRequest().fail();
    expect(backOnline).toHaveLength(1);
    for (const listener of backOnline) listener();
    expect(Request.all).toHaveLength(3);
    await lastRequest().respond(201, { ...stored, kind: "voice" });
    expect(sentMessages()).toEqual([["meera", "", "file"]]);
  });

  it("does not retry a rejected file when the network is back", async () => {
    const { sendRecording, tray } = await loadPage();
    sendRecording(recording(), 1000);
    await lastRequest().respond(415, { status: 415, message: "You can't send this type of file", fields: [] });
    for (const listener of backOnline) listener();
    expect([tray()?.phase, Request.all.length]).toEqual(["failed", 1]);
  });

  it("keeps the sent message in the outbox after a reload, without a pending attachment", async () => {
    const before = await loadPage();
    before.sendRecording(recording(), 1000);
    await lastRequest().respond(201, { ...stored, kind: "voice" });
    const after = await loadPage();
    expect([after.tray(), after.sentMessages()]).toEqual([null, [["meera", "", "file"]]]);
  });
});

describe("pendingAttachmentOf, after a reload", () => {
  it("returns the uploaded file until it is sent", async () => {
    const before = await loadPage();
    before.choose([newFile()]);
    await lastRequest().respond(201, stored);
    const after = await loadPage();
    expect(after.tray()).toMatchObject({ phase: "ready", attachment: stored });
    expect(after.sentMessages()).toEqual([]);
    expect(after.take()).toEqual(stored);
    expect((await loadPage()).tray()).toBeNull();
  });

  it("reports an interrupted upload as lost", async () => {
    const before = await loadPage();
    before.choose([newFile()]);
    before.sendWhenReady("Here it is.");
    lastRequest().progress(3, 4);
    const after = await loadPage();
    expect(after.tray()).toMatchObject({ phase: "lost", name: "letter.pdf", size: 5 });
    after.remove();
    expect((await loadPage()).tray()).toBeNull();
  });

  it("returns nothing of an earlier user, also after the upload ends", async () => {
    const { choose, setTabOwner, tray } = await loadPage();
    choose([newFile()]);
    const first = lastRequest();
    setTabOwner("kiran");
    expect(tray()).toBeNull();
    await first.respond(201, stored);
    expect(tray()).toBeNull();
    expect([...storage.values()].join()).not.toContain("letter");
  });
});
