import type { BrowserContext, Request, Response } from "@playwright/test";
import { isProductUrl } from "./addresses";

/** The number of steps that are kept. */
const maxSteps = 20;

interface Step {
  action: string;
  /** The message of an error response. */
  message: string;
}

/**
 * Records the last actions of the pages in browser contexts: loaded documents, mutations, rejections and failures. A
 * build server keeps no trace of a failed test, and the last screenshot lacks this.
 */
export class PageLog {
  readonly #steps: Step[] = [];

  /** Starts listening to a context and all its pages. */
  attach(context: BrowserContext): void {
    context.on("response", (response) => {
      const request = response.request();
      const document = request.isNavigationRequest();
      if (!document && isSafeMethod(request) && response.status() < 400) return;
      const step = this.#add(
        `${document ? "document" : request.method()} ${pathOf(request.url())} ${response.status()}`,
      );
      if (response.status() >= 400) void errorMessageOf(response).then((message) => Object.assign(step, { message }));
    });
    context.on("requestfailed", (request) => {
      const failure = request.failure()?.errorText ?? "failed";
      // A page that is left cancels its requests.
      if (failure === "net::ERR_ABORTED" && isSafeMethod(request)) return;
      this.#add(`${request.method()} ${pathOf(request.url())} ${failure}`);
    });
  }

  /** The last steps, oldest first. */
  steps(): readonly string[] {
    return this.#steps.map(({ action, message }) => (message ? `${action} (${message})` : action));
  }

  #add(action: string): Step {
    const step = { action, message: "" };
    this.#steps.push(step);
    if (this.#steps.length > maxSteps) this.#steps.shift();
    return step;
  }
}

/** Returns the message of an error response; empty if it is no longer available. */
async function errorMessageOf(response: Response): Promise<string> {
  try {
    const { message } = await response.json();
    return typeof message === "string" ? message : "";
  } catch {
    return "";
  }
}

function isSafeMethod(request: Request): boolean {
  return request.method() === "GET" || request.method() === "HEAD";
}

/** Returns a request's URL, without the origin for the product's own. Query and fragment may be secrets of the test. */
function pathOf(url: string): string {
  if (!url.startsWith("http")) return url.split(":")[0] ?? "";
  const { origin, pathname } = new URL(url);
  return isProductUrl(url) ? pathname : origin + pathname;
}
