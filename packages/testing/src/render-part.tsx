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

/** Returns a rejection by the server. */
export function errorResponse(
  status: number,
  message: string,
  fields: { field: string; message: string }[] = [],
): Response {
  return Response.json({ status, message, fields }, { status });
}

/**
 * A response in flight: `act` runs when the call arrives, and its result is delivered once the test calls `respond`.
 * `requested` returns whether the call was made.
 */
export function pendingResponse(act: () => Answer) {
  let respond = () => {};
  const gate = new Promise<void>((resolve) => {
    respond = resolve;
  });
  let requested = false;
  const answer = async () => {
    requested = true;
    const result = act();
    await gate;
    return result;
  };
  return { answer, requested: () => requested, respond };
}

let answers: Answers = {};
let unanswered: string[] = [];
let root: Root | null = null;
let client: QueryClient | null = null;
// React's warnings, such as those about keys, also fail a test.
const logged: string[] = [];
const log = console.error;
console.error = (...args: unknown[]) => {
  logged.push(args.map(String).join(" "));
  log(...args);
};

const matches = (pattern: string, call: string) => {
  const [callParts, patternParts] = [call.split("/"), pattern.split("/")];
  return (
    callParts.length === patternParts.length && patternParts.every((part, at) => part === "*" || part === callParts[at])
  );
};

/** Responds to a request with the test's answers. */
async function respondTo(request: Request): Promise<Response> {
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

/** An event stream without events. */
class SilentEventSource extends EventTarget {
  close() {}
}

beforeEach(() => {
  const real = window.fetch.bind(window);
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith("/api/") ? respondTo(request) : real(request);
  });
  vi.stubGlobal("EventSource", SilentEventSource);
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

function render(part: ReactNode, given: Answers): void {
  // Rendering again replaces the previous part, as after a reload.
  clear();
  answers = given;
  const environment = newEnvironment();
  client = environment.client;
  const place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
  root.render(environment.wrap(part));
}

/**
 * Renders a part of a page for a browser test: in a main region that holds focus, as in the apps' frame, with
 * responses in place of the server.
 */
export function renderPart(part: ReactNode, given: Answers = {}): void {
  render(
    <>
      <FocusRecovery />
      <main tabIndex={-1}>{part}</main>
    </>,
    given,
  );
}

/** The same for a whole page with its own frame. */
export function renderPage(page: ReactNode, given: Answers = {}): void {
  render(page, given);
}

/** Invalidates all queries, as after a gap in the event stream. */
export function invalidateAll(): Promise<void> {
  if (!client) throw new Error("Nothing is rendered.");
  return client.invalidateQueries();
}
