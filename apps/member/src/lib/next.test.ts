import { realms } from "@aangan/copy/routes";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { safeNext } from "./next";

beforeEach(() => vi.stubGlobal("window", { location: { origin: "https://app.aangan.example" } }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  null,
  "",
  "messages",
  "//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/api/user",
  realms.member.signIn,
])("safeNext returns the home page for %j", (next) => {
  expect(safeNext(next)).toBe(realms.member.home);
});

it.each([
  ["/messages?coach=7", "/messages?coach=7"],
  ["/messages?next=//evil.example", "/messages?next=//evil.example"],
  ["/community/../messages", "/messages"],
])("safeNext accepts %s", (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});
