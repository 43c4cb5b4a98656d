import type { Page } from "@playwright/test";
import type { Watch } from "./watch";

/** A failure to simulate: an error response, another page, or no response. */
export type MockResponse =
  | { status: number; message: string; fields?: { field: string; message: string }[]; retryAfter?: number }
  | { status: number; page: string }
  | "no response";

/** Gives the next calls of a path these responses in order, and forwards later ones to the server. */
export async function mockNextResponses(
  page: Page,
  watch: Watch,
  path: string,
  answers: readonly MockResponse[],
): Promise<void> {
  const waiting = [...answers];
  for (const answer of answers)
    watch.expect(answer === "no response" ? { failure: "net::ERR_FAILED", path } : { status: answer.status, path });
  await page.route(`**${path}`, async (route) => {
    const answer = waiting.shift();
    if (!answer) await route.continue();
    else if (answer === "no response") await route.abort();
    else if ("page" in answer)
      await route.fulfill({ status: answer.status, contentType: "text/html", body: answer.page });
    else {
      const { status, message, fields = [], retryAfter } = answer;
      const headers = retryAfter ? { "Retry-After": String(retryAfter) } : undefined;
      await route.fulfill({ status, headers, json: { status, message, fields } });
    }
  });
}

/** Holds the calls of a path until `release` is called; `requestCount` returns their number. */
export async function holdResponses(
  page: Page,
  path: string,
): Promise<{ release: () => void; requestCount: () => number }> {
  let asked = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  return { release, requestCount: () => asked };
}
