import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onRecovered, reportUnavailable } from "./outage";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The longest time between two checks, in milliseconds. */
const betweenChecks = 1_600;

it("checks a server that was unavailable until it is ready, then calls the listeners once", async () => {
  const answers = [503, 0, 503, 200];
  const requested = vi.fn((_: string) => {
    const status = answers.shift();
    return status ? Promise.resolve({ status }) : Promise.reject(new TypeError("no connection"));
  });
  vi.stubGlobal("fetch", requested);
  const recovered = vi.fn();
  const ignore = onRecovered(recovered);
  reportUnavailable();
  // More failures of the same outage start no further checks.
  reportUnavailable();
  expect(requested).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3 * betweenChecks);
  expect(recovered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * betweenChecks);
  expect(recovered).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10 * betweenChecks);
  expect(requested.mock.calls.map(([path]) => path)).toEqual(["/readyz", "/readyz", "/readyz", "/readyz"]);

  // The next outage.
  answers.push(200);
  reportUnavailable();
  await vi.advanceTimersByTimeAsync(betweenChecks);
  expect(recovered).toHaveBeenCalledTimes(2);
  ignore();
});
