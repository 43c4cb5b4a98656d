import { afterEach, expect, it, vi } from "vitest";
import { api } from "./api";

afterEach(() => vi.unstubAllGlobals());

it("repeats a read after the write that replaces the session's cookie, not before", async () => {
  const calls: string[] = [];
  let renewed = false;
  let respond = () => {};
  const responding = new Promise<void>((resolve) => {
    respond = resolve;
  });
  vi.stubGlobal("fetch", async ({ method, url }: Request) => {
    calls.push(`${method} ${new URL(url).pathname}`);
    if (method === "GET") return Response.json({}, { status: renewed ? 200 : 401 });
    await responding;
    renewed = true;
    return new Response(null, { status: 204 });
  });
  const write = api.POST("/api/password", { body: { current: "Old1Password", password: "New1Password" } });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const read = api.GET("/api/user");
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  // Time in which a read that does not wait would be repeated.
  await new Promise((resolve) => setTimeout(resolve, 50));
  respond();
  await write;
  expect((await read).response.status).toBe(200);
  expect(calls).toEqual(["POST /api/password", "GET /api/user", "GET /api/user"]);
});

it("sends a write that outlives the page before the page can be left", async () => {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async ({ method }: Request) => {
    calls.push(method);
    return new Response(null, { status: 204 });
  });
  const write = api.POST("/api/notifications/read", { body: { ids: [] }, keepalive: true });
  // Microtasks only: a task would give the page the time to be left.
  for (let i = 0; i < 50; i++) await Promise.resolve();
  expect(calls).toEqual(["POST"]);
  await write;
});
