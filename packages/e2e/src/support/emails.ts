import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** An email that the product under test has sent. */
export interface Email {
  to: string;
  /** Empty without a reply address. */
  replyTo: string;
  subject: string;
  /** Its plain text, with the wrapped lines joined. */
  text: string;
}

/** Returns the folder of the product's emails: it runs without a mail server here. */
function mailFolder(): string {
  const data = process.env.AANGAN_E2E_DATA;
  if (!data)
    throw new Error("AANGAN_E2E_DATA is not set: only a product that the global setup started stores its emails");
  return join(data, "data/mail");
}

/** Returns every email so far whose text or recipient contains a mark unique to this test. */
export async function emailsContaining(mark: string): Promise<Email[]> {
  let names: string[];
  try {
    names = await readdir(mailFolder());
  } catch (error) {
    // The folder is created with the first email.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
  const emails = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map(async (name) => parse(await readFile(join(mailFolder(), name), "latin1"))),
  );
  return emails.filter(({ to, text }) => to.includes(mark) || text.includes(mark));
}

/** Waits for the one email with a mark. Fails if there are two. */
export async function waitForEmail(mark: string): Promise<Email> {
  await expect
    .poll(async () => (await emailsContaining(mark)).length, { message: `an email with ${mark}` })
    .toBeGreaterThan(0);
  const emails = await emailsContaining(mark);
  expect(emails).toHaveLength(1);
  return emails[0] as Email;
}

/** Parses an email that has a plain text part. The input is decoded as Latin-1, which keeps every byte. */
function parse(raw: string): Email {
  const message = split(raw);
  const part = plainPart(message);
  if (!part) throw new Error(`an email without plain text: ${raw.slice(0, 400)}`);
  const text = decode(part.body, part.headers("Content-Transfer-Encoding"));
  return {
    to: message.headers("To"),
    replyTo: message.headers("Reply-To"),
    subject: message.headers("Subject"),
    text: text.replace(/\s+/g, " ").trim(),
  };
}

/** Returns the first plain text part, at any depth: an invitation has nested parts. */
function plainPart(part: Part): Part | undefined {
  const type = part.headers("Content-Type");
  if (type.startsWith("text/plain")) return part;
  const boundary = /boundary="?([^";\s]+)/.exec(type)?.[1];
  if (!boundary) return undefined;
  for (const inner of part.body.split(`--${boundary}`)) {
    const found = plainPart(split(inner));
    if (found) return found;
  }
  return undefined;
}

interface Part {
  headers: (name: string) => string;
  body: string;
}

function split(raw: string): Part {
  const [, head = "", body = ""] = /^\s*([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(raw) ?? [];
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const headers = (name: string) => {
    const start = `${name.toLowerCase()}:`;
    return (
      lines
        .find((line) => line.toLowerCase().startsWith(start))
        ?.slice(start.length)
        .trim() ?? ""
    );
  };
  return { headers, body };
}

function decode(body: string, encoding: string): string {
  if (encoding.toLowerCase() === "base64") return Buffer.from(body, "base64").toString();
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
