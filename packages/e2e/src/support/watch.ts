import type { BrowserContext, ConsoleMessage, Frame, Page, Request, Response } from "@playwright/test";
import { isProductUrl } from "./addresses";

/** An event that must not happen on a page unless the test expects it. */
interface Fault {
  what: string;
  status?: number;
  path?: string;
  failure?: string;
}

/** A fault that a test causes deliberately. All given fields must match. */
export interface Expected {
  /** Status of a response, 400 or above. */
  status?: number;
  /** Path of the requested URL. */
  path?: string | RegExp;
  /** Chromium's name of a failure, such as net::ERR_FAILED. */
  failure?: string | RegExp;
}

/**
 * Listens to whole browser contexts: console errors (including policy violations), uncaught exceptions, responses of
 * 400 and above, failed requests, and requests to other hosts.
 */
export class Watch {
  readonly #faults: Fault[] = [];
  readonly #expected: { expected: Expected; seen: boolean }[] = [];
  readonly #allowed = new Set<string>();
  /** The pages' GET requests in flight to the product. */
  readonly #pendingReads = new Set<Request>();
  /** Requests in flight during a logout: they may be rejected. */
  readonly #mayBeRejected = new WeakSet<Request>();
  /** Pages whose user has logged out, there or in another tab, and which have not been redirected yet. */
  readonly #loggedOutPages = new Set<Page>();

  /** Expects a fault that this test causes. Its absence is a failure too. */
  expect(expected: Expected): void {
    this.#expected.push({ expected, seen: false });
  }

  /** Allows a fault that happens or not, depending on timing. */
  tolerate(expected: Expected): void {
    this.#expected.push({ expected, seen: true });
  }

  /** Allows requests to another origin. */
  allowOrigin(origin: string): void {
    this.#allowed.add(origin);
  }

  /** Starts listening to a context and all its pages. */
  attach(context: BrowserContext): void {
    context.on("console", (message) => this.#console(message));
    context.on("weberror", (error) => this.#faults.push({ what: `uncaught: ${error.error().stack ?? error.error()}` }));
    context.on("request", (request) => this.#request(request));
    context.on("response", (response) => this.#response(response));
    context.on("requestfinished", (request) => this.#finished(request));
    context.on("requestfailed", (request) => this.#failed(request));
  }

  /** Returns the unexpected faults and the missing expected ones, as text. */
  problems(): string[] {
    const unexpected = this.#faults.filter((fault) => {
      const known = this.#expected.filter(({ expected }) => matches(expected, fault));
      for (const one of known) one.seen = true;
      return known.length === 0;
    });
    const missing = this.#expected.filter(({ seen }) => !seen);
    return [
      ...unexpected.map(({ what }) => what),
      ...missing.map(({ expected }) => `expected, but it did not happen: ${describe(expected)}`),
    ];
  }

  #isAllowed(url: string): boolean {
    return isProductUrl(url) || this.#allowed.has(new URL(url).origin);
  }

  #console(message: ConsoleMessage): void {
    if (message.type() !== "error") return;
    const { url } = message.location();
    // The browser's own log entry for a failed response or request, which #response and #failed report.
    if (message.text().startsWith("Failed to load resource:") && url.startsWith("http") && this.#isAllowed(url)) return;
    this.#faults.push({ what: `console error: ${message.text()} (${url})` });
  }

  #request(request: Request): void {
    const url = request.url();
    if (!url.startsWith("http")) return;
    if (this.#isAllowed(url)) this.#follow(request);
    else this.#faults.push({ what: `request to another origin: ${url}` });
  }

  #follow(request: Request): void {
    const page = pageOf(request);
    if (request.method() === "GET") {
      this.#pendingReads.add(request);
      if (page && this.#loggedOutPages.has(page)) this.#mayBeRejected.add(request);
    } else if (page && new URL(request.url()).pathname.endsWith("/logout")) {
      for (const one of page.context().pages()) this.#markLoggedOut(one);
      for (const one of this.#pendingReads) if (pageOf(one)?.context() === page.context()) this.#mayBeRejected.add(one);
    }
  }

  /** A page whose session has ended may send requests until it navigates: they may be rejected. */
  #markLoggedOut(page: Page): void {
    if (this.#loggedOutPages.has(page)) return;
    this.#loggedOutPages.add(page);
    const onNavigated = (frame: Frame) => {
      if (frame !== page.mainFrame()) return;
      this.#loggedOutPages.delete(page);
      page.off("framenavigated", onNavigated);
    };
    page.on("framenavigated", onNavigated);
  }

  #finished(request: Request): void {
    this.#pendingReads.delete(request);
  }

  #response(response: Response): void {
    if (response.status() < 400 || !this.#isAllowed(response.url())) return;
    const path = new URL(response.url()).pathname;
    const status = response.status();
    if (status === 401 && this.#mayBeRejected.has(response.request())) return;
    this.#faults.push({ what: `${status} for ${response.request().method()} ${response.url()}`, status, path });
  }

  #failed(request: Request): void {
    this.#finished(request);
    const failure = request.failure()?.errorText ?? "";
    // A page that is left cancels its requests.
    if (failure === "net::ERR_ABORTED" || !request.url().startsWith("http")) return;
    const path = new URL(request.url()).pathname;
    this.#faults.push({ what: `${failure} for ${request.method()} ${request.url()}`, failure, path });
  }
}

/**
 * Returns the requesting page: none for a document, whose page may not exist yet, and for a service worker's requests.
 */
function pageOf(request: Request): Page | null {
  return request.isNavigationRequest() || request.serviceWorker() ? null : request.frame().page();
}

function matches({ status, path, failure }: Expected, fault: Fault): boolean {
  if (status !== undefined && status !== fault.status) return false;
  if (failure !== undefined && !same(failure, fault.failure)) return false;
  if (path === undefined) return status !== undefined || failure !== undefined;
  return same(path, fault.path);
}

function same(wanted: string | RegExp, found: string | undefined): boolean {
  if (found === undefined) return false;
  return typeof wanted === "string" ? wanted === found : wanted.test(found);
}

function describe({ status, path, failure }: Expected): string {
  return [status, failure, path && `for ${path}`].filter(Boolean).join(" ");
}
