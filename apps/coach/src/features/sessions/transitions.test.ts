import { expect, it } from "vitest";
import { transitionsOf } from "./transitions";

const session = {
  id: "one",
  status: "scheduled" as const,
  joinFrom: "2026-11-22T17:50:00Z",
  date: "2026-11-22T18:00:00Z",
  endsAt: "2026-11-22T18:30:00Z",
  zoomLink: null as string | null,
  canMark: false,
};
const at = (clock: string) => new Date(`2026-11-22T${clock}Z`);
const readAt = at("17:00:00").getTime();

it("refetches from the time the session can be joined until its link is known", () => {
  expect(transitionsOf([session], at("17:49:59"))).toEqual([]);
  expect(transitionsOf([session], at("17:50:00"))).toEqual(["one door"]);
  expect(transitionsOf([{ ...session, zoomLink: "https://rooms.example/one" }], at("17:50:00"))).toEqual([]);
});

it("refetches from a session's start until it can be marked, and not after two weeks", () => {
  const open = { ...session, zoomLink: "https://rooms.example/one" };
  expect(transitionsOf([open], at("17:59:59"))).toEqual([]);
  expect(transitionsOf([open], at("18:00:00"))).toEqual(["one begun"]);
  expect(transitionsOf([{ ...open, canMark: true }], at("18:00:00"))).toEqual([]);
  expect(transitionsOf([{ ...session, canMark: true }], at("18:30:00"))).toEqual([]);
  expect(transitionsOf([open], new Date("2026-12-07T18:00:00Z"))).toEqual([]);
});

it("refetches at a session's end only if it was fetched before that", () => {
  const marked = { ...session, zoomLink: "https://rooms.example/one", canMark: true };
  expect(transitionsOf([marked], at("18:29:59"), readAt)).toEqual([]);
  expect(transitionsOf([marked], at("18:30:00"), readAt)).toEqual(["one over"]);
  expect(transitionsOf([marked], at("18:31:00"), at("18:30:30").getTime())).toEqual([]);
  expect(transitionsOf([marked], at("18:31:00"))).toEqual([]);
});

it("does not refetch for a cancelled session", () => {
  expect(transitionsOf([{ ...session, status: "cancelled" }], at("18:00:00"), readAt)).toEqual([]);
});
