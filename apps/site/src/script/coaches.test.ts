import { describe, expect, it } from "vitest";
import { readCoaches } from "./coaches";

const meera = {
  id: "bf544d88-e1b1-5b3d-bf4f-0b216b78088e",
  name: "Meera Krishnan",
  title: "Certified Wellness Coach",
  specialty: "Family expectations",
  bio: "Nine years with families who live in two time zones.",
  imageUrl: "/portraits/meera.svg",
};

describe("readCoaches", () => {
  it("returns only the fields that the page shows", () => {
    expect(readCoaches([{ ...meera, email: "meera@aangan.example" }])).toEqual([meera]);
    expect(readCoaches([])).toEqual([]);
  });

  it.each([
    ["an object instead of a list", { coaches: [meera] }],
    ["null", null],
    ["a coach without a name", [{ ...meera, name: undefined }]],
    ["a name that is not text", [{ ...meera, name: { first: "Meera" } }]],
    ["a null entry", [null]],
  ])("throws for %s", (_, answer) => {
    expect(() => readCoaches(answer)).toThrow();
  });
});
