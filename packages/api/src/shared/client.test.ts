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
const api = () => createApi<Paths>({ texts, signInPaths: ["/api/login"], onSignedOut: signedOut, mailbox });
const reply = (status: number, body: string) => {
  answer = (_, response) => response.writeHead(status, { "Content-Type": "application/json" }).end(body);
};
const user = () => unwrap(api().GET("/api/user"));
const login = () => unwrap(api().POST("/api/login", { body: { username: "asha" } }));

async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe("a call", () => {
  it("gives the data", async () => {
    reply(200, '{"firstName":"Asha"}');
    expect(await user()).toEqual({ firstName: "Asha" });
  });

  it("may answer nothing", async () => {
    answer = (_, response) => response.writeHead(204).end();
    expect(await unwrap(api().POST("/api/logout"))).toBeUndefined();
  });

  it("keeps what the server said beside the answer", async () => {
    answer = (_, response) =>
      response.writeHead(200, { "Content-Type": "application/json", "X-Next-After": "later" }).end("{}");
    const { response } = await api().GET("/api/user");
    expect(response.headers.get("X-Next-After")).toBe("later");
  });

  it("gives a file byte by byte", async () => {
    const file = '\ufeff"Name"\r\n"Asha"\r\n';
    answer = (_, response) => response.writeHead(200, { "Content-Type": "text/csv; charset=utf-8" }).end(file);
    const given: unknown = await unwrap(api().GET("/api/user", { parseAs: "arrayBuffer" }));
    expect(Buffer.from(given as ArrayBuffer).toString("utf8")).toBe(file);
  });

  it("throws what the server said, with its fields", async () => {
    reply(
      400,
      '{"status":400,"message":"Email is required","fields":[{"field":"email","message":"Email is required"}, 7]}',
    );
    const error = await refusal(user());
    expect(error).toMatchObject({ status: 400, message: "Email is required" });
    expect(error.fields).toEqual([{ field: "email", message: "Email is required" }]);
  });

  it("throws status and body for an answer in another shape", async () => {
    reply(502, "upstream is gone");
    expect((await refusal(user())).message).toBe("502: upstream is gone");
    reply(503, "");
    expect((await refusal(user())).message).toBe("503: Service Unavailable");
  });

  it("throws for a body that is not JSON", async () => {
    reply(200, "<html>");
    expect((await refusal(user())).message).toBe("Invalid JSON response");
  });

  it("throws when no answer comes, as something that may be tried again", async () => {
    answer = (request) => request.socket.destroy();
    const error = await refusal(user());
    expect(error).toMatchObject({ status: 0, message: "unreachable" });
    expect(error.cause).toBeDefined();
  });
});

describe("signing in", () => {
  it("must answer with the person", async () => {
    reply(200, "");
    expect((await refusal(login())).message).toBe("Empty response from server");
    reply(200, "<html>");
    expect((await refusal(login())).message).toBe("Invalid response from server");
  });

  it("takes a 401 for wrong credentials, any other call for a session that is over", async () => {
    reply(401, '{"status":401,"message":"no","fields":[]}');
    expect(isSignedOut(await refusal(login()))).toBe(true);
    expect(signedOut).not.toHaveBeenCalled();
    await refusal(user());
    expect(signedOut).toHaveBeenCalledOnce();
  });
});

describe("a session that got another token meanwhile", () => {
  const renewed = (status: number) => {
    let asked = 0;
    answer = (_, response) => {
      asked += 1;
      response
        .writeHead(asked === 1 ? 401 : status, { "Content-Type": "application/json" })
        .end('{"firstName":"Asha"}');
    };
    return () => asked;
  };

  it("is not over: what reads is asked once more", async () => {
    const asked = renewed(200);
    expect(await user()).toEqual({ firstName: "Asha" });
    expect(asked()).toBe(2);
    expect(signedOut).not.toHaveBeenCalled();
  });

  it("says what the second answer says", async () => {
    renewed(503);
    expect((await refusal(user())).status).toBe(503);
    expect(signedOut).not.toHaveBeenCalled();
  });

  it("is over where something was to be written: that is not sent twice", async () => {
    const asked = renewed(200);
    await refusal(unwrap(api().POST("/api/logout")));
    expect(asked()).toBe(1);
    expect(signedOut).toHaveBeenCalledOnce();
  });
});

describe("a response with a mailbox position", () => {
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

  it("opens the mailbox at the first response and stays there", async () => {
    respond([4, 7]);
    await user();
    await mailbox.opened;
    await user();
    expect(mailbox.seq).toBe(4);
  });

  it("is read again when an event arrived that it may not include", async () => {
    const count = respond([4, 5], () => mailbox.onEvent(5));
    expect(await user()).toEqual({ firstName: "read 2" });
    expect(count()).toBe(2);
  });

  it("is read again when it is older than the response from which the stream continues", async () => {
    mailbox.onResponse(6);
    const count = respond([5, 6]);
    await user();
    expect(count()).toBe(2);
  });

  it("is read once when it includes every event received, and when the server tells no position", async () => {
    mailbox.onResponse(1);
    mailbox.onEvent(5);
    const current = respond([5]);
    await user();
    expect(current()).toBe(1);
    const unknown = respond([undefined]);
    await user();
    expect(unknown()).toBe(1);
  });

  it("is read three times at most while events keep arriving", async () => {
    mailbox.onResponse(1);
    mailbox.onEvent(9);
    const count = respond([2]);
    expect(await user()).toEqual({ firstName: "read 3" });
    expect(count()).toBe(3);
  });

  it("is never asked for again by a write, which would store twice", async () => {
    mailbox.onResponse(9);
    const count = respond([2]);
    await unwrap(api().POST("/api/logout"));
    expect(count()).toBe(1);
  });

  it("starts again when another user signs in", async () => {
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
  it("is the error's own sentence, else the fallback", () => {
    expect(messageOf(new ApiError(500, "Something went wrong."), "x")).toBe("Something went wrong.");
    expect(messageOf(new Error(""), "x")).toBe("x");
    expect(messageOf("no error at all", "x")).toBe("x");
  });
});
