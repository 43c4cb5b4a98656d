import { ApiError } from "@aangan/api/errors";
import { auth } from "@aangan/copy/auth";
import { registrationForm } from "@aangan/copy/forms/registration";
import { describe, expect, it } from "vitest";
import { loginFailure, plainFailure, refusedWith, registrationFailure } from "./failure";
import { authAddress, readArrival } from "./notices";
import { passwordRules } from "./password-rules";

const unreachable = "We could not reach the server.";
const wait = "That was a lot of tries. Please wait 2 minutes.";

describe("what a failed sign-in says", () => {
  it.each([
    ["wrong credentials", new ApiError(401, "anything"), "Invalid username or password. Please try again."],
    ["the server's own sentence", new ApiError(503, "We are restarting."), "We are restarting."],
    ["too many tries", new ApiError(429, wait), wait],
    ["a proxy's page", new ApiError(502, "502: <html>Bad Gateway</html>"), "Login failed with status: 502"],
    ["no words", new ApiError(500, ""), "Login failed with status: 500"],
    ["no answer", new ApiError(0, unreachable), unreachable],
    ["an empty answer", new ApiError(200, "Empty response from server"), "Empty response from server"],
    ["anything else with words", new TypeError("x is undefined"), "x is undefined"],
    ["anything else", "lost", "Login failed"],
  ])("%s", (_, error, said) => {
    expect(loginFailure(error)).toBe(said);
  });
});

describe("what a failed registration says", () => {
  it.each([
    ["the server's own sentence", new ApiError(400, "Too common"), "Too common"],
    ["a 400 without words", new ApiError(400, ""), "Username already exists or validation failed"],
    ["a 400 in another shape", new ApiError(400, "400: Bad Request"), "Username already exists or validation failed"],
    ["too many tries", new ApiError(429, wait), wait],
    ["a proxy's 429", new ApiError(429, "429: Too Many Requests"), "Registration failed with status: 429"],
    ["any other status", new ApiError(503, "We are restarting."), "Registration failed with status: 503"],
    ["no answer", new ApiError(0, unreachable), unreachable],
    [
      "an answer that cannot be read",
      new ApiError(201, "Invalid response from server"),
      "Invalid response from server",
    ],
    ["anything else", undefined, "Registration failed"],
  ])("%s", (_, error, said) => {
    expect(registrationFailure(error)).toBe(said);
  });
});

describe("what anything else says", () => {
  it.each([
    [new ApiError(410, "This link no longer works."), "This link no longer works."],
    [new ApiError(502, "502: <html>"), "Something went wrong. Please try again."],
    [new TypeError("x is undefined"), "Something went wrong. Please try again."],
  ])("%s", (error, said) => {
    expect(plainFailure(error)).toBe(said);
  });

  it("knows a status", () => {
    expect(refusedWith(new ApiError(410, ""), 410)).toBe(true);
    expect(refusedWith(new ApiError(400, ""), 410)).toBe(false);
    expect(refusedWith(new Error("410"), 410)).toBe(false);
  });
});

describe("the address of the sign-in screen", () => {
  it("names where to go afterwards and what to say", () => {
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
  ])("reads %s", (search, arrival) => {
    expect(readArrival(search)).toMatchObject(arrival);
  });

  it("has a sentence for every word", () => {
    for (const [word, kind] of [
      ["session-ended", "notice"],
      ["idle", "notice"],
      ["password-changed", "notice"],
      ["failed", "provider"],
      ["cancelled", "provider"],
    ]) {
      const { notice } = readArrival(`?${kind}=${word}`);
      expect(notice && auth.notices[notice], word).toMatch(/\.$/);
    }
  });
});

describe("the rules that are ticked off", () => {
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
  ])("say of %j what the form says", (password) => {
    expect(passwordRules.every(({ keeps }) => keeps(password))).toBe(accepted(password));
  });

  it("are each broken by something", () => {
    const broken = (password: string) => passwordRules.filter(({ keeps }) => !keeps(password)).map(({ text }) => text);
    expect(broken("Namast1")).toEqual([auth.passwordRules.length]);
    expect(broken("namaste123")).toEqual([auth.passwordRules.uppercase]);
    expect(broken("NAMASTE123")).toEqual([auth.passwordRules.lowercase]);
    expect(broken("NamasteABC")).toEqual([auth.passwordRules.number]);
  });
});
