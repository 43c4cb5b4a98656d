import { ApiError } from "@aangan/api/errors";
import { expect, it, vi } from "vitest";

vi.mock("./queries", () => ({ useSelectCoach: () => undefined }));
const { selectFailure } = await import("./choosing");

it("says the server's own sentence when there is one", () => {
  expect(selectFailure(new ApiError(404, "We could not find this coach."))).toMatchObject({
    title: "Failed to select coach",
    description: "We could not find this coach.",
  });
});

it("says what is known when no answer came, or none that can be read", () => {
  for (const error of [new ApiError(0, "We could not reach the server."), new ApiError(502, ""), new TypeError("x")])
    expect(selectFailure(error)).toMatchObject({
      title: "Error",
      description: "There was a problem selecting this coach. Please try again.",
    });
});
