import { describe, expect, it } from "vitest";
import { leftOf } from "./comment-draft";

const sent = (text: string) => ({ text, id: "one", tried: ["mark"] });

describe("what is left of a comment once it is stored", () => {
  it("is nothing of the very words", () => {
    expect(leftOf(sent("Same here"), "Same here")).toEqual({ text: "", id: "", tried: [] });
  });

  it("is what was written behind them meanwhile, which nobody has sent", () => {
    expect(leftOf(sent("Same here. And my sister too."), "Same here.")).toEqual({
      text: "And my sister too.",
      id: "",
      tried: [],
    });
  });

  it("is all of it when it was changed before its end", () => {
    expect(leftOf(sent("It was not the same here"), "Same here").text).toBe("It was not the same here");
    expect(leftOf(sent("Same"), "Same here").text).toBe("Same");
  });
});
