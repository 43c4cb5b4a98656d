import { ApiError } from "@aangan/api/site";
import { describe, expect, it, vi } from "vitest";
import { type DraftStore, readDraft, storeDraft } from "./draft";
import { failureText, rejectedFields } from "./failure";

const texts = { sendFailed: "Failed to send message", unexpected: "Something went wrong. Please try again." };

describe("failureText", () => {
  it.each([
    [
      "a server error with a message",
      new ApiError(429, "Please try again in 2 minutes."),
      "Please try again in 2 minutes.",
    ],
    ["a rejected form", new ApiError(400, "Please check the form."), "Please check the form."],
    ["a proxy's page", new ApiError(502, "502: <html>Bad Gateway</html>"), texts.sendFailed],
    ["a server error without a message", new ApiError(500, ""), texts.sendFailed],
    ["an unreachable server", new ApiError(0, "We couldn't reach the server."), texts.unexpected],
    ["an unparseable response", new ApiError(201, "Invalid JSON response"), texts.unexpected],
    ["any other error", new TypeError("x is undefined"), texts.unexpected],
  ])("returns the text for %s", (_, error, expected) => {
    expect(failureText(error, texts)).toBe(expected);
  });
});

describe("rejectedFields", () => {
  it("returns the rejected fields that the form has, in the server's order", () => {
    const error = new ApiError(400, "Please check the form.", [
      { field: "message", message: "Message is required" },
      { field: "website", message: "Not yours" },
      { field: "name", message: "Name is required" },
    ]);
    expect(rejectedFields(error, ["name", "message"])).toEqual([
      { name: "message", message: "Message is required" },
      { name: "name", message: "Name is required" },
    ]);
    expect(rejectedFields(new TypeError("lost"), ["name"])).toEqual([]);
  });
});

describe("drafts", () => {
  const store = (): DraftStore & { entries: Map<string, string> } => {
    const entries = new Map<string, string>();
    return {
      entries,
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    };
  };

  it("are restored as typed", () => {
    const session = store();
    storeDraft("contact_draft", { name: "Asha", message: "नमस्ते\n" }, session);
    expect(readDraft("contact_draft", ["name", "message"], session)).toEqual({ name: "Asha", message: "नमस्ते\n" });
  });

  it("are restricted to text in the form's fields", () => {
    const session = store();
    session.setItem("contact_draft", JSON.stringify({ name: "Asha", email: 3, __proto__: null, other: "x" }));
    expect(readDraft("contact_draft", ["name", "email"], session)).toEqual({ name: "Asha" });
  });

  it("are deleted when every field is empty", () => {
    const session = store();
    storeDraft("contact_draft", { name: "Asha" }, session);
    storeDraft("contact_draft", { name: "" }, session);
    expect(session.entries.size).toBe(0);
  });

  it("count as empty when unreadable, and a full store only logs a warning", () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const session = store();
    session.setItem("contact_draft", "{");
    expect(readDraft("contact_draft", ["name"], session)).toEqual({});
    const full: DraftStore = {
      ...session,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(() => storeDraft("contact_draft", { name: "Asha" }, full)).not.toThrow();
    expect(warned).toHaveBeenCalledTimes(2);
    warned.mockRestore();
  });
});
