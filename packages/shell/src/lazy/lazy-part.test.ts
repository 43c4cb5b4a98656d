import { expect, test, vi } from "vitest";
import { partLoader } from "./lazy-part";

const Part = () => null;

test("partLoader loads once for concurrent calls, and keeps the part", async () => {
  const load = vi.fn(async () => Part);
  const loader = partLoader(load);
  expect(loader.loaded()).toBeNull();
  expect(await Promise.all([loader.load(), loader.load()])).toEqual([Part, Part]);
  expect(loader.loaded()).toBe(Part);
  expect(await loader.load()).toBe(Part);
  expect(load).toHaveBeenCalledOnce();
});

test("partLoader loads again after a failure", async () => {
  const load = vi
    .fn<() => Promise<typeof Part>>()
    .mockRejectedValueOnce(new Error("no network"))
    .mockResolvedValue(Part);
  const loader = partLoader(load);
  await expect(loader.load()).rejects.toThrow("no network");
  expect(loader.loaded()).toBeNull();
  expect(await loader.load()).toBe(Part);
});
