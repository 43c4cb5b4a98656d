import type { Attachment } from "@aangan/ui/attachment";
import { beforeEach, describe, expect, it, vi } from "vitest";

/** What a browser's XMLHttpRequest does, under the test's hand. */
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

/** A page of this tab, as it begins: nothing in memory, and what earlier pages kept. */
async function page(owner = "asha") {
  vi.resetModules();
  const { claimTab } = await import("./belongings");
  const { trayActions, trayOf } = await import("./trays");
  const { currentToast } = await import("@aangan/ui/toast");
  claimTab(owner);
  const tray = () => trayOf("meera");
  return {
    ...trayActions({ peerId: "meera", url: "/api/attachments", onSignedOut: signedOut }),
    tray,
    claimTab,
    currentToast,
  };
}

beforeEach(() => {
  kept = new Map();
  deleted = [];
  signedOut = vi.fn();
  Request.all = [];
  vi.stubGlobal("XMLHttpRequest", Request);
  vi.stubGlobal("fetch", async (url: string, { method }: { method: string }) => deleted.push(`${method} ${url}`));
  vi.stubGlobal("window", {
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

  it("goes by itself when that was asked for: a recording alone, a file with the text", async () => {
    const { choose, sendRecording, sendWhenReady, tray } = await page();
    sendRecording(new File(["sound"], "voice.webm", { type: "audio/webm" }), 1234.5);
    expect(request().body?.get("durationMs")).toBe("1235");
    await request().answer(201, { ...stored, kind: "voice" });
    expect(tray()).toMatchObject({ phase: "ready", sends: "nothing" });
    choose([letter()]);
    sendWhenReady();
    await request().answer(201, stored);
    expect(tray()).toMatchObject({ phase: "ready", sends: "text" });
  });
});

describe("after a reload", () => {
  it("an uploaded file is still there, and goes only when it is sent", async () => {
    const before = await page();
    before.choose([letter()]);
    before.sendWhenReady();
    await request().answer(201, stored);
    const after = await page();
    expect(after.tray()).toMatchObject({ phase: "ready", attachment: stored, sends: null });
    expect(after.take()).toEqual(stored);
    expect((await page()).tray()).toBeNull();
  });

  it("one that was on its way is lost, and that is said", async () => {
    const before = await page();
    before.choose([letter()]);
    before.sendWhenReady();
    request().through(3, 4);
    const after = await page();
    expect(after.tray()).toMatchObject({ phase: "lost", name: "letter.pdf", size: 5 });
    after.remove();
    expect((await page()).tray()).toBeNull();
  });

  it("nothing is left for the next person, not even an upload", async () => {
    const { choose, claimTab, tray } = await page();
    choose([letter()]);
    const first = request();
    claimTab("kiran");
    expect(tray()).toBeNull();
    await first.answer(201, stored);
    expect(tray()).toBeNull();
    expect([...kept.values()].join()).not.toContain("letter");
  });
});
