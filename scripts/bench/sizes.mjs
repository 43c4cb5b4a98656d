// The sections about growing amounts of data.
import { range, table, two, whole } from "./figures.mjs";
import { reasons } from "./reasons.mjs";

/**
 * Returns whether ten times the data made a call slower: its median ratio next to the spread of the same database
 * measured twice.
 */
function flatness(g) {
  if (g.P99.Low <= g.ControlP99.P95 && g.CPU.Median < 1.25) return "flat";
  return g.CPU.Median < 1.25 ? "flat in CPU" : "grows";
}

/** The same calls on a database ten times as large. */
export function growthSection(growth) {
  const rows = growth.map((g) => [
    `\`${g.Name}\``,
    g.Small,
    g.Large,
    two(g.SmallP99),
    two(g.LargeP99),
    `**${two(g.P99.Median)}**`,
    range(g.P99.Low, g.P99.High),
    range(g.ControlP99.P5, g.ControlP99.P95),
    two(g.CPU.Median),
    flatness(g),
  ]);
  const lines = [
    `Two databases that differ in nothing else, the product on each and a second time on the small one, bursts in random order. 1 is flat. "The same database twice" is how far
single rounds spread without any difference.`,
    "",
    table(
      [
        "call",
        "small",
        "large",
        "p99 ms",
        "p99 ms, large",
        "p99, large over small",
        "95 % of its median",
        "the same database twice",
        "CPU, large over small",
        "",
      ],
      rows,
    ),
  ];
  const growing = growth.filter((g) => flatness(g) === "grows");
  if (growing.length > 0) lines.push("");
  for (const g of growing)
    lines.push(`- \`${g.Name}\`: ${reasons.growth?.[g.Name] ?? "no reason has been written down yet."}`);
  return lines.join("\n");
}

/** Conversations of three lengths. */
export function lengthSection(r) {
  const lengths = [100, 10_000, r.Long].map(whole);
  const rows = r.Lengths.map((l) => [
    l.Name,
    ...l.P99Millis.map(two),
    `**${two(l.LongOverMiddle.Median)}**`,
    range(l.LongOverMiddle.Low, l.LongOverMiddle.High),
    two(l.MiddleOverShort.Median),
    ...l.CPUMicros.map(whole),
  ]);
  const slow = r.Lengths.filter((l) => l.LongOverMiddle.Low > 2);
  const judged =
    slow.length === 0
      ? `Nothing takes more than twice as long with ${lengths[2]} messages as with ${lengths[1]}.`
      : `More than twice as long with ${lengths[2]} messages as with ${lengths[1]}: ${slow
          .map((l) => `${l.Name} (${reasons.lengths?.[l.Name] ?? "no reason has been written down yet"})`)
          .join("; ")}.`;
  return `One database holds conversations of ${lengths.join(", ")} messages over the last five years; one process of the member app is asked for each in bursts of random
order. Ratios are taken within a round. The aim: opening is flat, searching takes less than twice as long with a hundred times as much.

${table(
  [
    "",
    ...lengths.map((n) => `p99 ms, ${n}`),
    `${lengths[2]} over ${lengths[1]}`,
    "95 % of its median",
    `${lengths[1]} over ${lengths[0]}`,
    ...lengths.map((n) => `CPU µs, ${n}`),
  ],
  rows,
)}

${judged}`;
}

/** Communities of three sizes. */
export function communitySection(r) {
  const counts = [1000, r.Posts / 10, r.Posts].map(whole);
  const rows = r.Community.map((c) => [
    c.Name,
    ...c.P99Millis.map(two),
    `**${two(c.LargeOverSmall.Median)}**`,
    range(c.LargeOverSmall.Low, c.LargeOverSmall.High),
    two(c.Aim),
    two(c.MiddleOverSmall.Median),
    two(c.LargeOverSmallWorking.Median),
    ...c.CPUMicros.map(whole),
  ]);
  const slow = r.Community.filter((c) => c.LargeOverSmall.Low > c.Aim);
  const judged =
    slow.length === 0
      ? "Everything is within its aim."
      : `Outside the aim: ${slow.map((c) => `${c.Name} (${reasons.community?.[c.Name] ?? "no reason has been written down yet"})`).join("; ")}.`;
  return `Three databases hold ${counts.join(", ")} posts of 24 to 50 words, of two years; the product runs on each of them and is asked in bursts of random order. Ratios are taken
within a round. The aim: lists, a post and a reaction take less than 1.5 times as long with a thousand times as much, a search less than three times.

${table(
  [
    "",
    ...counts.map((n) => `p99 ms, ${n}`),
    `${counts[2]} over ${counts[0]}`,
    "95 % of its median",
    "aim",
    `${counts[1]} over ${counts[0]}`,
    "a whole burst",
    ...counts.map((n) => `CPU µs, ${n}`),
  ],
  rows,
)}

${judged}`;
}

/** A coach with few clients and one with many. */
export function deskSection(r) {
  const [{ Few, Many, Aim }] = r.Desk;
  const judge = (c) => (c.P99.Median <= c.Aim ? "met" : c.P99.Low <= c.Aim ? "too near to tell" : "outside");
  const slow = r.Desk.filter((c) => judge(c) === "outside");
  const judged =
    slow.length === 0
      ? "Nothing is outside the aim."
      : `Outside the aim: ${slow.map((c) => `${c.Name} (${reasons.clients?.[c.Name] ?? "no reason has been written down yet"})`).join("; ")}.`;
  return `One database, one process of the coach app, two coaches: one has ${whole(Few)} clients, one ${whole(Many)} with ${whole(r.DeskMessages)} messages between them; talks are equally long, and both meet six
people a day. Each is asked about in bursts of random order, ratios are taken within a round; "the same coach twice" is how far single rounds spread without any difference.
The aim: with ${whole(Many)} clients at most ${Aim} times as long. A page holds thirty clients, of whom the smaller coach has only ${whole(Few)} to show.

${table(
  [
    "",
    `p99 ms, ${Few} clients`,
    `p99 ms, ${Many}`,
    "p99, many over few",
    "95 % of its median",
    "the same coach twice",
    "CPU, many over few",
    `CPU µs, ${Few}`,
    `CPU µs, ${Many}`,
    "aim",
  ],
  r.Desk.map((c) => [
    c.Name,
    two(c.FewP99),
    two(c.ManyP99),
    `**${two(c.P99.Median)}**`,
    range(c.P99.Low, c.P99.High),
    range(c.ControlP99.P5, c.ControlP99.P95),
    two(c.CPU.Median),
    whole(c.FewMicros),
    whole(c.ManyMicros),
    judge(c),
  ]),
)}

${judged}`;
}
