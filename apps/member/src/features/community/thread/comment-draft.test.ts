import { describe, expect, it } from "vitest";
import { remainingDraft } from "./comment-draft";

const sent = (text: string) => ({ text, id: "one", tried: ["mark"] });

describe("remainingDraft", () => {
  it("is empty when the stored text equals the draft", () => {
    expect(remainingDraft(sent("Same here"), "Same here")).toEqual({ text: "", id: "", tried: [] });
  });

  it("keeps the text appended during the request", () => {
    expect(remainingDraft(sent("Same here. And my sister too."), "Same here.")).toEqual({
      text: "And my sister too.",
      id: "",
      tried: [],
    });
  });

  it("keeps the whole draft when it was changed before its end", () => {
    expect(remainingDraft(sent("It was not the same here"), "Same here").text).toBe("It was not the same here");
    expect(remainingDraft(sent("Same"), "Same here").text).toBe("Same");
  });
});
