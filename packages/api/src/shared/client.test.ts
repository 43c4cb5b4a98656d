import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createApi, unwrap } from "./client";
import { ApiError, isSignedOut, messageOf } from "./errors";
import { createMailbox, type Mailbox } from "./mailbox";

interface Paths {
  "/api/user": { get: { responses: { 200: { content: { "application/json": { firstName: string } } } } } };
  "/api/login": {
    post: {
      requestBody: { content: { "application/json": { username: string } } };
      responses: { 200: { content: { "application/json": { firstName: string } } } };
    };
  };
  "/api/logout": { post: { responses: { 204: { content?: never } } } };
}

const texts = {
  unreachable: "unreachable",
  invalidJson: "Invalid JSON response",
  emptyAnswer: "Empty response from server",
  invalidAnswer: "Invalid response from server",
};

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const signedOut = vi.fn();

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  vi.stubGlobal("window", { location: { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => signedOut.mockClear());

let mailbox: Mailbox;
beforeEach(() => {
  mailbox = createMailbox();
});
const api = () =>
  createApi<Paths>({ texts, language: "hi", signInPaths: ["/api/login"], onSignedOut: signedOut, mailbox });
const reply = (status: number, body: string) => {
  answer = (_, response) => response.writeHead(status, { "Content-Type": "application/json" }).end(body);
};
const user = () => unwrap(api().GET("/api/user"));
const login = () => unwrap(api().POST("/api/login", { body: { username: "asha" } }));

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe("createApi", () => {
  it("returns the data of a successful call", async () => {
    reply(200, '{"firstName":"Asha"}');
    expect(await user()).toEqual({ firstName: "Asha" });
  });

  it("names the page's language in every call, and nothing else of the browser's", async () => {
    const languages: (string | undefined)[] = [];
    answer = (request, response) => {
      languages.push(request.headers["accept-language"]);
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    };
    await user();
    await login();
    expect(languages).toEqual(["hi", "hi"]);
  });

  it("returns undefined for a response without a body", async () => {
    answer = (_, response) => response.writeHead(204).end();
    expect(await unwrap(api().POST("/api/logout"))).toBeUndefined();
  });

  it("keeps the response headers", async () => {
    answer = (_, response) =>
      response.writeHead(200, { "Content-Type": "application/json", "X-Next-After": "later" }).end("{}");
    const { response } = await api().GET("/api/user");
    expect(response.headers.get("X-Next-After")).toBe("later");
  });

  it("returns a CSV file byte for byte", async () => {
    const file = '\ufeff"Name"\r\n"Asha"\r\n';
    answer = (_, response) => response.writeHead(200, { "Content-Type": "text/csv; charset=utf-8" }).end(file);
    const data: unknown = await unwrap(api().GET("/api/user", { parseAs: "arrayBuffer" }));
    expect(Buffer.from(data as ArrayBuffer).toString("utf8")).toBe(file);
  });

  it("throws an ApiError with the server's message and fields", async () => {
    reply(
      400,
      '{"status":400,"message":"Email is required","fields":[{"field":"email","message":"Email is required"}, 7]}',
    );
    const error = await errorOf(user());
    expect(error).toMatchObject({ status: 400, message: "Email is required" });
    expect(error.fields).toEqual([{ field: "email", message: "Email is required" }]);
  });

  it("throws the status and body of an error in another shape", async () => {
    reply(502, "upstream is gone");
    expect((await errorOf(user())).message).toBe("502: upstream is gone");
    reply(503, "");
    expect((await errorOf(user())).message).toBe("503: Service Unavailable");
  });

  it("throws for a body that is not JSON", async () => {
    reply(200, "<html>");
    expect((await errorOf(user())).message).toBe("Invalid JSON response");
  });

  it("throws an ApiError with status 0 when the connection is lost", async () => {
    answer = (request) => request.socket.destroy();
    const error = await errorOf(user());
    expect(error).toMatchObject({ status: 0, message: "unreachable" });
    expect(error.cause).toBeDefined();
  });
});

describe("createApi, on a sign-in path", () => {
  it("throws for an empty or unparsable response", async () => {
    reply(200, "");
    expect((await errorOf(login())).message).toBe("Empty response from server");
    reply(200, "<html>");
    expect((await errorOf(login())).message).toBe("Invalid response from server");
  });

  it("does not report a 401 as a lost session, unlike other calls", async () => {
    reply(401, '{"status":401,"message":"no","fields":[]}');
    expect(isSignedOut(await errorOf(login()))).toBe(true);
    expect(signedOut).not.toHaveBeenCalled();
    await errorOf(user());
    expect(signedOut).toHaveBeenCalledOnce();
  });
});

describe("createApi, when the session token changes during a call", () => {
  const rejectFirst = (status: number) => {
    let calls = 0;
    answer = (_, response) => {
      calls += 1;
      response
        .writeHead(calls === 1 ? 401 : status, { "Content-Type": "application/json" })
        .end('{"firstName":"Asha"}');
    };
    return () => calls;
  };

  it("repeats a read once after a 401", async () => {
    const calls = rejectFirst(200);
    expect(await user()).toEqual({ firstName: "Asha" });
    expect(calls()).toBe(2);
    expect(signedOut).not.toHaveBeenCalled();
  });

  it("throws the error of the repeated call", async () => {
    rejectFirst(503);
    expect((await errorOf(user())).status).toBe(503);
    expect(signedOut).not.toHaveBeenCalled();
  });

  it("does not repeat a mutation after a 401, and reports the lost session", async () => {
    const calls = rejectFirst(200);
    await errorOf(unwrap(api().POST("/api/logout")));
    expect(calls()).toBe(1);
    expect(signedOut).toHaveBeenCalledOnce();
  });
});

describe("createApi, with a mailbox", () => {
  /** Responds with these positions in turn; `during` runs while the first response is in flight. */
  const respond = (positions: (number | undefined)[], during = () => {}) => {
    let count = 0;
    answer = (_, response) => {
      const seq = positions[Math.min(count, positions.length - 1)];
      count += 1;
      if (count === 1) during();
      response.writeHead(200, {
        "Content-Type": "application/json",
        ...(seq === undefined ? {} : { "X-Mailbox-Seq": String(seq) }),
      });
      response.end(`{"firstName":"read ${count}"}`);
    };
    return () => count;
  };

  it("opens the mailbox at the position of the first response", async () => {
    respond([4, 7]);
    await user();
    await mailbox.opened;
    await user();
    expect(mailbox.seq).toBe(4);
  });

  it("repeats a read when an event has arrived that the response may not include", async () => {
    const count = respond([4, 5], () => mailbox.onEvent(5));
    expect(await user()).toEqual({ firstName: "read 2" });
    expect(count()).toBe(2);
  });

  it("repeats a read that is older than the first response", async () => {
    mailbox.onResponse(6);
    const count = respond([5, 6]);
    await user();
    expect(count()).toBe(2);
  });

  it("does not repeat a read that includes all events, or has no position", async () => {
    mailbox.onResponse(1);
    mailbox.onEvent(5);
    const current = respond([5]);
    await user();
    expect(current()).toBe(1);
    const unknown = respond([undefined]);
    await user();
    expect(unknown()).toBe(1);
  });

  it("reads at most three times while events keep arriving", async () => {
    mailbox.onResponse(1);
    mailbox.onEvent(9);
    const count = respond([2]);
    expect(await user()).toEqual({ firstName: "read 3" });
    expect(count()).toBe(3);
  });

  it("does not repeat a mutation with an old position", async () => {
    mailbox.onResponse(9);
    const count = respond([2]);
    await unwrap(api().POST("/api/logout"));
    expect(count()).toBe(1);
  });

  it("resets the mailbox when another user signs in", async () => {
    mailbox.onResponse(40);
    respond([undefined]);
    await login();
    expect(mailbox.seq).toBe(0);
    const count = respond([2]);
    await user();
    expect([mailbox.seq, count()]).toEqual([2, 1]);
  });
});

describe("messageOf", () => {
  it("returns the error's message, or the fallback if it has none", () => {
    expect(messageOf(new ApiError(500, "Something went wrong."), "x")).toBe("Something went wrong.");
    expect(messageOf(new Error(""), "x")).toBe("x");
    expect(messageOf("no error at all", "x")).toBe("x");
  });
});
