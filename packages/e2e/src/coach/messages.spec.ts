import { deflateSync } from "node:zlib";
import * as chatWords from "@aangan/copy/chat";
import type { BrowserContext } from "@playwright/test";
import { originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { coaches, fullName, openPortal, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";
import { Portal } from "./portal";

/** A member who acts over the API while the coach's screen is open. */
class Member {
  readonly #api = `${originOf("member")}/api`;

  constructor(
    readonly context: BrowserContext,
    readonly coachId: string,
  ) {}

  async write(text: string, attachmentId?: string): Promise<void> {
    const data = { coachId: this.coachId, text, ...(attachmentId && { attachmentId }) };
    const answer = await this.context.request.post(`${this.#api}/messages`, { data });
    expect(answer.status(), await answer.text()).toBe(201);
  }

  /** Uploads a file and returns its id. */
  async upload(file: { name: string; mimeType: string; buffer: Buffer }): Promise<string> {
    const answer = await this.context.request.post(`${this.#api}/attachments`, { multipart: { file } });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).id;
  }

  /** The conversation as the member reads it. */
  async read(): Promise<{ messages: { text: string; attachment: { name: string; url: string } | null }[] }> {
    return (await this.context.request.get(`${this.#api}/messages/${this.coachId}`)).json();
  }
}

/** A single-colour image as a PNG file. */
function pngImage(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), body.length + 4);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x9c)]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc(data: Buffer): number {
  let value = 0xffffffff;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

test("coach and member exchange files, search finds and highlights text, and a draft survives a reload @once", async ({
  page,
  anotherBrowser,
}) => {
  const context = (await anotherBrowser()).context();
  const person = await registerWithCoach(context, coaches.devika);
  const member = new Member(context, person.coachId);
  await member.write("Amma wants the guest list by FRIDAY.");
  await openPortal(page, coaches.devika);
  const portal = new Portal(page);
  const row = portal.client(fullName(person));
  await member.write("", await member.upload({ name: "list.png", mimeType: "image/png", buffer: pngImage(40, 30) }));
  await expect(row.row).toContainText("Photo");
  await row.message.click();
  const chat = portal.conversation(fullName(person));
  // On a phone only one of list and conversation is shown; casework.spec.ts covers wide screens.
  const list = page.getByRole("navigation", { name: "Clients", exact: true });
  await expect(list.filter({ visible: true })).toHaveCount(0);
  const image = chat.log.getByRole("button", { name: "Open picture list.png" }).locator("img");
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(40);

  const textFile = { name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("Dear Amma,\n") };
  await page.locator("input[type=file]").first().setInputFiles(textFile);
  const tray = page.getByRole("region", { name: chatWords.attachmentTray });
  await expect(tray).toContainText("letter.txt");
  await chat.write("Here it is, for friday.");
  await expect(chat.log.getByText("letter.txt")).toBeVisible();
  // It is in the log before it is stored.
  const last = async () => (await member.read()).messages.at(-1);
  await expect.poll(last).toMatchObject({ text: "Here it is, for friday.", attachment: { name: "letter.txt" } });
  const sent = await last();
  const file = await context.request.get(`${originOf("member")}${sent?.attachment?.url}`);
  expect(await file.text()).toBe("Dear Amma,\n");
  expect(file.headers()["content-disposition"]).toContain("attachment");
  await expectAccessible(page);

  await page.getByRole("button", { name: chatWords.search }).click();
  await page.getByRole("searchbox", { name: chatWords.search }).fill("friday");
  await expect(page.getByText("2 matches")).toBeVisible();
  await expect(chat.log.locator("mark")).toHaveText(["FRIDAY", "friday"]);
  await expectAccessible(page);

  // A draft survives a reload.
  await chat.composer.fill("Half a thought");
  await page.reload();
  await expect(chat.composer).toHaveValue("Half a thought");
});
