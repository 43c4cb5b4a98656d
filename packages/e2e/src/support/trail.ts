import type { BrowserContext, Request, Response } from "@playwright/test";
import { isOurs } from "./addresses";

/** The number of reported steps. */
const most = 20;

interface Step {
  what: string;
  /** The message of a rejection. */
  said: string;
}

/**
 * Records the last actions of the pages in browser contexts: loaded documents, mutations, rejections and failures. A
 * build server keeps no trace of a failed test, and the last screenshot lacks this.
 */
export class Trail {
  readonly #steps: Step[] = [];

  /** Starts listening to a context and all its pages. */
  attach(context: BrowserContext): void {
    context.on("response", (response) => {
      const request = response.request();
      const document = request.isNavigationRequest();
      if (!document && isReading(request) && response.status() < 400) return;
      const step = this.#add(
        `${document ? "document" : request.method()} ${pathOf(request.url())} ${response.status()}`,
      );
      if (response.status() >= 400) void saidIn(response).then((said) => Object.assign(step, { said }));
    });
    context.on("requestfailed", (request) => {
      const failure = request.failure()?.errorText ?? "failed";
      // A page that is left gives up what it was reading.
      if (failure === "net::ERR_ABORTED" && isReading(request)) return;
      this.#add(`${request.method()} ${pathOf(request.url())} ${failure}`);
    });
  }

  /** The last steps, oldest first. */
  steps(): readonly string[] {
    return this.#steps.map(({ what, said }) => (said ? `${what} (${said})` : what));
  }

  #add(what: string): Step {
    const step = { what, said: "" };
    this.#steps.push(step);
    if (this.#steps.length > most) this.#steps.shift();
    return step;
  }
}

/** Returns the message of a rejection; empty if it is no longer available. */
async function saidIn(response: Response): Promise<string> {
  try {
    const { message } = await response.json();
    return typeof message === "string" ? message : "";
  } catch {
    return "";
  }
}

function isReading(request: Request): boolean {
  return request.method() === "GET" || request.method() === "HEAD";
}

/** Returns a request's URL, without the origin for the product's own. Query and fragment may be secrets of the test. */
function pathOf(url: string): string {
  if (!url.startsWith("http")) return url.split(":")[0] ?? "";
  const { origin, pathname } = new URL(url);
  return isOurs(url) ? pathname : origin + pathname;
}
