import { ApiError } from "@aangan/api/site";
import { describe, expect, it, vi } from "vitest";
import { type DraftStore, keepDraft, readDraft } from "./draft";
import { failureText, refusedFields } from "./failure";

const texts = { sendFailed: "Failed to send message", unexpected: "Something went wrong. Please try again." };

describe("failureText", () => {
  it.each([
    [
      "the server's own sentence",
      new ApiError(429, "Please try again in 2 minutes."),
      "Please try again in 2 minutes.",
    ],
    ["a refused form", new ApiError(400, "Please check the form."), "Please check the form."],
    ["a proxy's page", new ApiError(502, "502: <html>Bad Gateway</html>"), texts.sendFailed],
    ["an answer without words", new ApiError(500, ""), texts.sendFailed],
    ["no answer", new ApiError(0, "We could not reach the server."), texts.unexpected],
    ["an answer that cannot be read", new ApiError(201, "Invalid JSON response"), texts.unexpected],
    ["anything else", new TypeError("x is undefined"), texts.unexpected],
  ])("%s", (_, error, said) => {
    expect(failureText(error, texts)).toBe(said);
  });
});

describe("refusedFields", () => {
  it("gives the fields that the form has, in the server's order", () => {
    const error = new ApiError(400, "Please check the form.", [
      { field: "message", message: "Message is required" },
      { field: "website", message: "Not yours" },
      { field: "name", message: "Name is required" },
    ]);
    expect(refusedFields(error, ["name", "message"])).toEqual([
      { name: "message", message: "Message is required" },
      { name: "name", message: "Name is required" },
    ]);
    expect(refusedFields(new TypeError("lost"), ["name"])).toEqual([]);
  });
});

describe("drafts", () => {
  const store = (): DraftStore & { kept: Map<string, string> } => {
    const kept = new Map<string, string>();
    return {
      kept,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  };

  it("come back as they were typed", () => {
    const session = store();
    keepDraft("contact_draft", { name: "Asha", message: "नमस्ते\n" }, session);
    expect(readDraft("contact_draft", ["name", "message"], session)).toEqual({ name: "Asha", message: "नमस्ते\n" });
  });

  it("hold nothing that the form does not ask for", () => {
    const session = store();
    session.setItem("contact_draft", JSON.stringify({ name: "Asha", email: 3, __proto__: null, other: "x" }));
    expect(readDraft("contact_draft", ["name", "email"], session)).toEqual({ name: "Asha" });
  });

  it("are gone when everything is empty again", () => {
    const session = store();
    keepDraft("contact_draft", { name: "Asha" }, session);
    keepDraft("contact_draft", { name: "" }, session);
    expect(session.kept.size).toBe(0);
  });

  it("that cannot be read are empty, and a closed or full store loses nothing else", () => {
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
    expect(() => keepDraft("contact_draft", { name: "Asha" }, full)).not.toThrow();
    expect(warned).toHaveBeenCalledTimes(2);
    warned.mockRestore();
  });
});
