import { ApiError } from "@aangan/api/errors";
import { expect, it, vi } from "vitest";

vi.mock("./queries", () => ({ useSelectCoach: () => undefined }));
const { selectFailure } = await import("./choosing");

it("selectFailure returns the server's message if there is one", () => {
  expect(selectFailure(new ApiError(404, "We couldn't find this coach."))).toMatchObject({
    title: "Failed to select coach",
    description: "We couldn't find this coach.",
  });
});

it("selectFailure returns a fixed text without a readable response", () => {
  for (const error of [new ApiError(0, "We couldn't reach the server."), new ApiError(502, ""), new TypeError("x")])
    expect(selectFailure(error)).toMatchObject({
      title: "Error",
      description: "There was a problem selecting this coach. Please try again.",
    });
});
