import type { Page } from "@playwright/test";
import type { Watch } from "./watch";

/** An answer that a server or a bad line could give: a refusal, or none at all. */
export type Answer =
  | { status: number; message: string; fields?: { field: string; message: string }[]; retryAfter?: number }
  | { status: number; page: string }
  | "no answer";

/** Answers the next calls of a path one after the other as given, and lets every later one through to the server. */
export async function answerNext(page: Page, watch: Watch, path: string, answers: readonly Answer[]): Promise<void> {
  const waiting = [...answers];
  for (const answer of answers)
    watch.expect(answer === "no answer" ? { failure: "net::ERR_FAILED", path } : { status: answer.status, path });
  await page.route(`**${path}`, async (route) => {
    const answer = waiting.shift();
    if (!answer) await route.continue();
    else if (answer === "no answer") await route.abort();
    else if ("page" in answer)
      await route.fulfill({ status: answer.status, contentType: "text/html", body: answer.page });
    else {
      const { status, message, fields = [], retryAfter } = answer;
      const headers = retryAfter ? { "Retry-After": String(retryAfter) } : undefined;
      await route.fulfill({ status, headers, json: { status, message, fields } });
    }
  });
}

/** Holds the calls of a path until `release` is called; `asked` returns their number. */
export async function holdBack(page: Page, path: string): Promise<{ release: () => void; asked: () => number }> {
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
  return { release, asked: () => asked };
}
