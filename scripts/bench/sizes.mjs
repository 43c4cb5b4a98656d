// The sections about growing amounts of data.
import { range, table, two, whole } from "./figures.mjs";
import { reasons, unexplained } from "./reasons.mjs";

/** Returns the list of explanations for figures outside their target. */
const outside = (slow, explained) =>
  ["Outside the target:", "", ...slow.map(({ Name }) => `- ${Name}: ${explained?.[Name] ?? unexplained}`)].join("\n");

/** Joins names to "a, b and c". */
const listed = (names) => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

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
    `Two databases differ only in size. The product runs on each, and a second time on the small one as the control. Bursts
are in random order. A ratio of 1 means no growth. The control's range is the spread of single rounds without any
difference.`,
    "",
    table(
      [
        "call",
        "small",
        "large",
        "p99 ms",
        "p99 ms, large",
        "p99, large over small",
        "95 % interval",
        "control: range of rounds",
        "CPU, large over small",
        "result",
      ],
      rows,
    ),
  ];
  const growing = growth.filter((g) => flatness(g) === "grows");
  if (growing.length > 0) lines.push("");
  for (const g of growing) lines.push(`- \`${g.Name}\`: ${reasons.growth?.[g.Name] ?? unexplained}`);
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
      : outside(slow, reasons.lengths);
  return `One database holds conversations of ${listed(lengths)} messages, written over the last five years. One process of
the member app gets bursts of requests for each, in random order. Ratios are computed within a round. The target: opening
is flat, and a search takes less than twice as long with a hundred times as many messages.

${table(
  [
    "",
    ...lengths.map((n) => `p99 ms, ${n}`),
    `${lengths[2]} over ${lengths[1]}`,
    "95 % interval",
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
  const judged = slow.length === 0 ? "Everything is within its target." : outside(slow, reasons.community);
  return `Three databases hold ${listed(counts)} posts of 24 to 50 words, written over two years. The product runs on
each of them and gets bursts of requests in random order. Ratios are computed within a round. The target is for a thousand
times as many posts. Lists, a post and a reaction take less than 1.5 times as long, a search less than three times. A row
is outside only if its whole interval is above the target.

${table(
  [
    "",
    ...counts.map((n) => `p99 ms, ${n}`),
    `${counts[2]} over ${counts[0]}`,
    "95 % interval",
    "target",
    `${counts[1]} over ${counts[0]}`,
    `whole burst, ${counts[2]} over ${counts[0]}`,
    ...counts.map((n) => `CPU µs, ${n}`),
  ],
  rows,
)}

${judged}`;
}

/** A coach with few clients and one with many. */
export function deskSection(r) {
  const [{ Few, Many, Aim }] = r.Desk;
  const judge = (c) => (c.P99.Median <= c.Aim ? "met" : c.P99.Low <= c.Aim ? "uncertain" : "outside");
  const slow = r.Desk.filter((c) => judge(c) === "outside");
  const judged = slow.length === 0 ? "Nothing is outside the target." : outside(slow, reasons.clients);
  return `One database and one process of the coach app, with two coaches: one with ${whole(Few)} clients, one with ${whole(Many)} clients and
${whole(r.DeskMessages)} messages. Their conversations are equally long, and both meet six clients a day. Bursts are in random order,
ratios are computed within a round. The control measures the smaller coach twice. The target: with ${whole(Many)} clients at most ${Aim}
times as long. A page has thirty clients; the smaller coach has only ${whole(Few)}.

${table(
  [
    "",
    `p99 ms, ${Few} clients`,
    `p99 ms, ${Many}`,
    "p99, many over few",
    "95 % interval",
    "control: range of rounds",
    "CPU, many over few",
    `CPU µs, ${Few}`,
    `CPU µs, ${Many}`,
    "target",
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
