import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { readAnew } from "./read-anew";

it("reads once more what was being read for the first time while it changed", async () => {
  const client = new QueryClient();
  let stored = "before";
  let answer = () => {};
  const observer = new QueryObserver(client, {
    queryKey: ["plan"],
    queryFn: async () => {
      const read = stored;
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return read;
    },
  });
  const leave = observer.subscribe(() => {});
  // The server has read; then it changes, and the stream that would tell begins only after that.
  stored = "after";
  const anew = readAnew(client);
  answer();
  await expect.poll(() => observer.getCurrentResult().data).toBe("before");
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(true);
  answer();
  await anew;
  expect(observer.getCurrentResult().data).toBe("after");
  leave();
});
