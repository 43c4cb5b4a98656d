import { FocusRecovery } from "@aangan/ui/focus-recovery/focus-recovery.tsx";
import { dismissToast } from "@aangan/ui/toast/store.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { newEnvironment } from "./environment";

/** The server's response to a call: a value, or a function of the request body that returns one. */
export type Answer = unknown | ((body: unknown, address: URL) => unknown);

/** Answers by method and path, "POST /api/coach/goals": `*` stands for one part of a path. */
export type Answers = Record<string, Answer>;

/** The answer of a server that refuses. */
export function errorResponse(
  status: number,
  message: string,
  fields: { field: string; message: string }[] = [],
): Response {
  return Response.json({ status, message, fields }, { status });
}

/**
 * A response in flight: `act` runs at once, and its result is delivered when the test releases it. `asked` tells
 * whether the call was made.
 */
export function pendingResponse(act: () => Answer) {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = false;
  const answer = async () => {
    asked = true;
    const given = act();
    await gate;
    return given;
  };
  return { answer, asked: () => asked, letGo };
}

let answers: Answers = {};
let unanswered: string[] = [];
let root: Root | null = null;
let client: QueryClient | null = null;
// What React complains of, of keys or of states that cannot be, is a fault as well.
const logged: string[] = [];
const log = console.error;
console.error = (...said: unknown[]) => {
  logged.push(said.map(String).join(" "));
  log(...said);
};

const matches = (pattern: string, call: string) => {
  const [asked, wanted] = [call.split("/"), pattern.split("/")];
  return asked.length === wanted.length && wanted.every((part, at) => part === "*" || part === asked[at]);
};

/** The server, as the test has it. */
async function answerTo(request: Request): Promise<Response> {
  const address = new URL(request.url);
  const call = `${request.method} ${address.pathname}`;
  const found = Object.entries(answers).find(([pattern]) => matches(pattern, call));
  if (!found) {
    unanswered.push(call);
    return errorResponse(404, `The test has no answer to ${call}.`);
  }
  const sent = await request.text();
  const answer: unknown =
    typeof found[1] === "function" ? await found[1](sent === "" ? undefined : JSON.parse(sent), address) : found[1];
  if (answer instanceof Response) return answer;
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
}

/** The event stream, on which nothing happens. */
class Silence extends EventTarget {
  close() {}
}

beforeEach(() => {
  const real = window.fetch.bind(window);
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith("/api/") ? answerTo(request) : real(request);
  });
  vi.stubGlobal("EventSource", Silence);
});

function clear(): void {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
}

afterEach(() => {
  clear();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
  dismissToast();
  const missing = unanswered;
  [answers, unanswered] = [{}, []];
  expect(missing, "calls without an answer").toEqual([]);
  expect(logged.splice(0), "console.error was called").toEqual([]);
});

function put(drawn: ReactNode, given: Answers): void {
  // Rendering again replaces the previous part, as after a reload.
  clear();
  answers = given;
  const environment = newEnvironment();
  client = environment.client;
  const place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
  root.render(environment.wrap(drawn));
}

/**
 * Renders a part of a page for a browser test: in a main region that holds focus, as in the apps' frame, with
 * responses in place of the server.
 */
export function renderPart(part: ReactNode, given: Answers = {}): void {
  put(
    <>
      <FocusRecovery />
      <main tabIndex={-1}>{part}</main>
    </>,
    given,
  );
}

/** The same for a whole page with its own frame. */
export function renderPage(page: ReactNode, given: Answers = {}): void {
  put(page, given);
}

/** Invalidates all queries, as after a gap in the event stream. */
export function invalidateAll(): Promise<void> {
  if (!client) throw new Error("Nothing is rendered.");
  return client.invalidateQueries();
}
