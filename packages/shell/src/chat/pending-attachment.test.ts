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
  through(loaded: number, total: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total });
  }
  async answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
    await settled();
  }
  async lose() {
    this.onerror?.();
    await settled();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const request = () => {
  const last = Request.all.at(-1);
  if (!last) throw new Error("nothing was sent");
  return last;
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
const letter = () => new File(["words"], "letter.pdf", { type: "application/pdf" });

let kept: Map<string, string>;
let signedOut: ReturnType<typeof vi.fn<() => void>>;
let deleted: string[];
let backOnline: (() => void)[];

/** A page of this tab, as it begins: nothing in memory, and what earlier pages kept. */
async function page(owner = "asha") {
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
    written: () => outbox.all().map(({ peerId, text, attachment }) => [peerId, text, attachment?.id]),
    keepDraft: (text: string) => tabStorage.set("draft_meera", text),
    draft: () => tabStorage.read("draft_meera", ""),
  };
}

beforeEach(() => {
  kept = new Map();
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
        return kept.size;
      },
      key: (index: number) => [...kept.keys()][index] ?? null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

describe("the file for the next message", () => {
  it("is uploaded at once, and handed over once", async () => {
    const { choose, take, tray } = await page();
    choose([letter()]);
    expect(request().address).toBe("/api/attachments");
    expect((request().body?.get("file") as File | undefined)?.name).toBe("letter.pdf");
    expect(take()).toBeNull();
    request().through(1, 4);
    expect(tray()).toMatchObject({ phase: "uploading", share: 0.25, sends: null });
    await request().answer(201, stored);
    expect(tray()).toMatchObject({ phase: "ready", name: "letter.pdf" });
    expect(take()).toEqual(stored);
    expect([take(), tray(), deleted]).toEqual([null, null, []]);
  });

  it("is refused before anything is sent when it is too large or empty", async () => {
    const { choose, tray, currentToast } = await page();
    choose([new File([new Uint8Array(10_485_761)], "film.mp4")]);
    expect(currentToast()).toMatchObject({ title: "File too large", description: "Maximum file size is 10MB" });
    choose([new File([], "nothing.txt")]);
    expect(currentToast()?.title).toBe("This file is empty");
    expect([tray(), Request.all]).toEqual([null, []]);
    choose([new File([new Uint8Array(10_485_760)], "film.mp4")]);
    expect(tray()?.phase).toBe("uploading");
  });

  it("is one: the first of several, and another takes its place", async () => {
    const { choose, tray, currentToast } = await page();
    choose([letter(), new File(["more"], "second.txt")]);
    expect([tray()?.name, currentToast()?.title]).toEqual(["letter.pdf", "One file a message"]);
    await request().answer(201, stored);
    choose([new File(["more"], "second.txt")]);
    expect(deleted).toEqual(["DELETE /api/attachments/file"]);
    expect(tray()).toMatchObject({ name: "second.txt", phase: "uploading" });
  });

  it("can be cancelled, and what a cancelled one answers is nobody's", async () => {
    const { choose, remove, tray } = await page();
    choose([letter()]);
    const first = request();
    remove();
    await first.answer(201, stored);
    expect([tray(), deleted]).toEqual([null, []]);
  });

  it("is tried again when no server was reached, and not when it was refused", async () => {
    const { choose, again, tray } = await page();
    choose([letter()]);
    await request().lose();
    expect(tray()).toMatchObject({ phase: "failed", again: true });
    again();
    expect([tray()?.phase, Request.all.length]).toEqual(["uploading", 2]);
    await request().answer(415, { status: 415, message: "This kind of file cannot be sent", fields: [] });
    expect(tray()).toMatchObject({ phase: "failed", again: false, message: "This kind of file cannot be sent" });
    expect(signedOut).not.toHaveBeenCalled();
  });

  it("leads to where one signs in when nobody is", async () => {
    const { choose } = await page();
    choose([letter()]);
    await request().answer(401, { status: 401, message: "Please log in", fields: [] });
    expect(signedOut).toHaveBeenCalledOnce();
  });

  it("is refused while a voice message is recorded, and nothing is lost by it", async () => {
    const { choose, setRecording, tray, currentToast } = await page();
    setRecording(true);
    choose([letter()]);
    expect([tray(), Request.all, currentToast()?.title]).toEqual([null, [], "A voice message is open"]);
    setRecording(false);
    choose([letter()]);
    expect(tray()?.phase).toBe("uploading");
  });
});

describe("a message that waits for its file", () => {
  const sound = () => new File(["sound"], "voice.webm", { type: "audio/webm" });

  it("is written when that has arrived, whether its conversation is shown or not: a recording alone", async () => {
    const { sendRecording, tray, written, keepDraft, draft, onSentByItself } = await page();
    const said: boolean[] = [];
    onSentByItself((withText) => said.push(withText));
    keepDraft("Something else");
    sendRecording(sound(), 1234.5);
    expect(request().body?.get("durationMs")).toBe("1235");
    expect(written()).toEqual([]);
    await request().answer(201, { ...stored, kind: "voice" });
    expect([tray(), written(), said]).toEqual([null, [["meera", "", "file"]], [false]]);
    expect(draft()).toBe("Something else");
  });

  it("goes with the text as it stood last, which leaves the box", async () => {
    const { choose, sendWhenReady, tray, written, keepDraft, draft, onSentByItself } = await page();
    const said: boolean[] = [];
    const stop = onSentByItself((withText) => said.push(withText));
    keepDraft("Here it is. ");
    choose([letter()]);
    sendWhenReady("Here it");
    sendWhenReady("Here it is. ");
    request().through(1, 2);
    expect(written()).toEqual([]);
    await request().answer(201, stored);
    expect([tray(), written(), said, draft()]).toEqual([null, [["meera", "Here it is.", "file"]], [true], ""]);
    stop();
    choose([letter()]);
    sendWhenReady("");
    await request().answer(201, stored);
    expect(said).toEqual([true]);
  });

  it("stays when its text has grown too long, and nothing of it is lost", async () => {
    const { choose, sendWhenReady, tray, written, keepDraft, draft } = await page();
    const long = "a".repeat(limits.messageText + 1);
    keepDraft(long);
    choose([letter()]);
    sendWhenReady(long);
    await request().answer(201, stored);
    expect([tray()?.phase, written(), draft()]).toEqual(["ready", [], long]);
  });

  it("goes after another try too, and by itself when the connection is back", async () => {
    const { sendRecording, again, tray, written } = await page();
    sendRecording(sound(), 1000);
    await request().lose();
    expect(tray()).toMatchObject({ phase: "failed", again: true });
    again();
    await request().lose();
    expect(backOnline).toHaveLength(1);
    for (const listener of backOnline) listener();
    expect(Request.all).toHaveLength(3);
    await request().answer(201, { ...stored, kind: "voice" });
    expect(written()).toEqual([["meera", "", "file"]]);
  });

  it("is not sent by the connection when its file was refused", async () => {
    const { sendRecording, tray } = await page();
    sendRecording(sound(), 1000);
    await request().answer(415, { status: 415, message: "This kind of file cannot be sent", fields: [] });
    for (const listener of backOnline) listener();
    expect([tray()?.phase, Request.all.length]).toEqual(["failed", 1]);
  });

  it("is in the outbox after a reload, and its file is in no tray", async () => {
    const before = await page();
    before.sendRecording(sound(), 1000);
    await request().answer(201, { ...stored, kind: "voice" });
    const after = await page();
    expect([after.tray(), after.written()]).toEqual([null, [["meera", "", "file"]]]);
  });
});

describe("after a reload", () => {
  it("an uploaded file is still there, and goes only when it is sent", async () => {
    const before = await page();
    before.choose([letter()]);
    await request().answer(201, stored);
    const after = await page();
    expect(after.tray()).toMatchObject({ phase: "ready", attachment: stored });
    expect(after.written()).toEqual([]);
    expect(after.take()).toEqual(stored);
    expect((await page()).tray()).toBeNull();
  });

  it("one that was on its way is lost, and that is said", async () => {
    const before = await page();
    before.choose([letter()]);
    before.sendWhenReady("Here it is.");
    request().through(3, 4);
    const after = await page();
    expect(after.tray()).toMatchObject({ phase: "lost", name: "letter.pdf", size: 5 });
    after.remove();
    expect((await page()).tray()).toBeNull();
  });

  it("nothing is left for the next person, not even an upload", async () => {
    const { choose, setTabOwner, tray } = await page();
    choose([letter()]);
    const first = request();
    setTabOwner("kiran");
    expect(tray()).toBeNull();
    await first.answer(201, stored);
    expect(tray()).toBeNull();
    expect([...kept.values()].join()).not.toContain("letter");
  });
});
