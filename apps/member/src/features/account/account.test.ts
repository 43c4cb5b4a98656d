import { ApiError } from "@aangan/api/errors";
import * as auth from "@aangan/copy/auth";
import { registrationForm } from "@aangan/copy/forms/registration";
import { describe, expect, it } from "vitest";
import { loginFailure, plainFailure, refusedWith, registrationFailure } from "./failure";
import { authAddress, readSignInParams } from "./notices";
import { passwordRules } from "./password-rules";

const unreachable = "We couldn't reach the server.";
const wait = "Too many tries. Please wait 2 minutes.";

describe("loginFailure", () => {
  it.each([
    [
      "returns a fixed message for wrong credentials",
      new ApiError(401, "anything"),
      "Invalid username or password. Please try again.",
    ],
    ["returns the server's message", new ApiError(503, "We are restarting."), "We are restarting."],
    ["returns the server's message after too many attempts", new ApiError(429, wait), wait],
    [
      "returns the status for a proxy's page",
      new ApiError(502, "502: <html>Bad Gateway</html>"),
      "Login failed with status: 502",
    ],
    ["returns the status for an empty message", new ApiError(500, ""), "Login failed with status: 500"],
    ["returns the error's message without a response", new ApiError(0, unreachable), unreachable],
    [
      "returns the error's message for an empty response",
      new ApiError(200, "Empty response from server"),
      "Empty response from server",
    ],
    ["returns the message of any other error", new TypeError("x is undefined"), "x is undefined"],
    ["returns a fixed message for any other value", "lost", "Login failed"],
  ])("%s", (_, error, expected) => {
    expect(loginFailure(error)).toBe(expected);
  });
});

describe("registrationFailure", () => {
  it.each([
    ["returns the server's message", new ApiError(400, "Too common"), "Too common"],
    [
      "returns a fixed message for a 400 without a message",
      new ApiError(400, ""),
      "Username already exists or validation failed",
    ],
    [
      "returns a fixed message for a 400 in another shape",
      new ApiError(400, "400: Bad Request"),
      "Username already exists or validation failed",
    ],
    ["returns the server's message after too many attempts", new ApiError(429, wait), wait],
    [
      "returns the status for a proxy's 429",
      new ApiError(429, "429: Too Many Requests"),
      "Registration failed with status: 429",
    ],
    [
      "returns the status for any other status",
      new ApiError(503, "We are restarting."),
      "Registration failed with status: 503",
    ],
    ["returns the error's message without a response", new ApiError(0, unreachable), unreachable],
    [
      "returns the error's message for an unparsable response",
      new ApiError(201, "Invalid response from server"),
      "Invalid response from server",
    ],
    ["returns a fixed message for any other value", undefined, "Registration failed"],
  ])("%s", (_, error, expected) => {
    expect(registrationFailure(error)).toBe(expected);
  });
});

describe("plainFailure and refusedWith", () => {
  it.each([
    [new ApiError(410, "This link no longer works."), "This link no longer works."],
    [new ApiError(502, "502: <html>"), "Something went wrong. Please try again."],
    [new TypeError("x is undefined"), "Something went wrong. Please try again."],
  ])("plainFailure converts %s", (error, expected) => {
    expect(plainFailure(error)).toBe(expected);
  });

  it("refusedWith compares the status of an ApiError", () => {
    expect(refusedWith(new ApiError(410, ""), 410)).toBe(true);
    expect(refusedWith(new ApiError(400, ""), 410)).toBe(false);
    expect(refusedWith(new Error("410"), 410)).toBe(false);
  });
});

describe("authAddress and readSignInParams", () => {
  it("authAddress contains the next page and the notice", () => {
    expect(authAddress()).toBe("/auth");
    expect(authAddress({ next: "/dashboard" })).toBe("/auth");
    expect(authAddress({ next: "/messages?coach=7", notice: "session-ended" })).toBe(
      "/auth?next=%2Fmessages%3Fcoach%3D7&notice=session-ended",
    );
  });

  it.each([
    ["", { tab: "login", notice: null, failed: false, rest: "" }],
    ["?tab=register&pricing=discount", { tab: "register", notice: null, rest: "?tab=register&pricing=discount" }],
    ["?tab=elsewhere", { tab: "login", rest: "?tab=elsewhere" }],
    ["?next=%2Fmessages&notice=session-ended", { notice: "sessionEnded", rest: "?next=%2Fmessages" }],
    ["?notice=idle", { notice: "idle", failed: false, rest: "" }],
    ["?notice=password-changed", { notice: "passwordChanged", rest: "" }],
    ["?provider=failed&next=%2Fcoaches", { notice: "providerFailed", failed: true, rest: "?next=%2Fcoaches" }],
    ["?provider=cancelled", { notice: "providerCancelled", failed: false, rest: "" }],
    ["?notice=toString&provider=constructor", { notice: null, failed: false, rest: "" }],
  ])("readSignInParams parses %s", (search, expected) => {
    expect(readSignInParams(search)).toMatchObject(expected);
  });

  it("readSignInParams returns a notice with a text for every known code", () => {
    for (const [word, kind] of [
      ["session-ended", "notice"],
      ["idle", "notice"],
      ["password-changed", "notice"],
      ["failed", "provider"],
      ["cancelled", "provider"],
    ]) {
      const { notice } = readSignInParams(`?${kind}=${word}`);
      expect(notice && auth.notices[notice], word).toMatch(/\.$/);
    }
  });
});

describe("passwordRules", () => {
  const accepted = (password: string) => registrationForm.shape.password.safeParse(password).success;

  it.each([
    "",
    "Namaste1",
    "Namast1",
    "namaste123",
    "NAMASTE123",
    "NamasteABC",
    "Namaste 12 34",
    "Ünïcode٣x",
    "ÉÉÉÉÉé1é",
    "नमस्तेAb1",
    "😀😀😀😀Aa1",
    "😀😀😀😀😀Aa1",
    "e\u0301e\u0301e\u0301Aa1",
    "e\u0301e\u0301e\u0301e\u0301e\u0301Aa1",
  ])("agree with the form's schema about %j", (password) => {
    expect(passwordRules.every(({ isMet }) => isMet(password))).toBe(accepted(password));
  });

  it("each reject a password that breaks only that rule", () => {
    const brokenRules = (password: string) =>
      passwordRules.filter(({ isMet }) => !isMet(password)).map(({ text }) => text);
    expect(brokenRules("Namast1")).toEqual([auth.passwordRules.length]);
    expect(brokenRules("namaste123")).toEqual([auth.passwordRules.uppercase]);
    expect(brokenRules("NAMASTE123")).toEqual([auth.passwordRules.lowercase]);
    expect(brokenRules("NamasteABC")).toEqual([auth.passwordRules.number]);
  });
});
