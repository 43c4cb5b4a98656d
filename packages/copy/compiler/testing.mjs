// What the compiler's tests share.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readCatalog } from "./catalog.mjs";

/** Writes files into a new folder, which the caller removes: text as it is, other values as JSON. */
export function folderOf(files) {
  const folder = mkdtempSync(join(tmpdir(), "messages-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  }
  return folder;
}

/** Reads a catalogue of these files. */
export function catalogOf(files) {
  const folder = folderOf(files);
  for (const name of ["pages", "shared", "server"]) mkdirSync(join(folder, name), { recursive: true });
  try {
    return readCatalog(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the code of a generated module. */
export async function moduleOf(code) {
  const folder = folderOf({ "screen.ts": code });
  try {
    return await import(/* @vite-ignore */ join(folder, "screen.ts"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
