import { expect, it, vi } from "vitest";

it.each([
  ["en-US", "Tamil", "Tamil, English", "Tamil, English, Hindi"],
  ["hi-IN", "Tamil", "Tamil और English", "Tamil, English, और Hindi"],
])("inList in %s", async (locale, ...expected) => {
  vi.resetModules();
  vi.doMock("@aangan/copy/locale", () => ({ locale }));
  const { inList } = await import("./lists");
  const names = ["Tamil", "English", "Hindi"];
  expect([1, 2, 3].map((count) => inList(names.slice(0, count)))).toEqual(expected);
});
