import type { BrowserContext, Request, Response } from "@playwright/test";
import { isOurs } from "./addresses";

/** How many steps are told. */
const most = 20;

interface Step {
  what: string;
  /** What a refusal says of itself. */
  said: string;
}

/**
 * What the pages of browser contexts did last: which documents they loaded, what they sent, what was refused or got no
 * answer. A build server keeps no recording of a test that fails, and this says what its last picture of a page cannot.
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

/** Why an answer of ours refuses; empty where that cannot be had any more. */
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

/** Where something was asked for; of ourselves without the origin. What stands behind a path may be a secret of the test. */
function pathOf(url: string): string {
  if (!url.startsWith("http")) return url.split(":")[0] ?? "";
  const { origin, pathname } = new URL(url);
  return isOurs(url) ? pathname : origin + pathname;
}
