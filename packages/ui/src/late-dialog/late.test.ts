import { expect, test, vi } from "vitest";
import { late } from "./late";

test("it is fetched once for everybody, and kept", async () => {
  const load = vi.fn(async () => "part");
  const part = late(load);
  expect(part.here()).toBeNull();
  expect(await Promise.all([part.bring(), part.bring()])).toEqual(["part", "part"]);
  expect(part.here()).toBe("part");
  expect(await part.bring()).toBe("part");
  expect(load).toHaveBeenCalledOnce();
});

test("what did not come is asked for again", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("no network")).mockResolvedValue("part");
  const part = late(load);
  await expect(part.bring()).rejects.toThrow("no network");
  expect(part.here()).toBeNull();
  expect(await part.bring()).toBe("part");
});
