// Writes the report of `make bench`. Sentences that judge are derived from the figures, so that the report cannot
// contradict its tables; only the explanations are written by hand (reasons.mjs).
import { kilobytes, megabytes, range, table, two, whole } from "./figures.mjs";
import { reasons } from "./reasons.mjs";
import { communitySection, deskSection, growthSection, lengthSection } from "./sizes.mjs";

const aim = { cpu: 0.9, scripts: 60_000 };

/** Returns whether a median is below the target for certain, above it, or within the uncertainty. */
function standing({ Median, High }) {
  if (Median >= aim.cpu) return "met";
  return High >= aim.cpu ? "too near to tell" : "below";
}

function callTable(calls) {
  return table(
    [
      "call",
      "CPU kept",
      "95 % of its median",
      "requests/s",
      "p99",
      "same binary twice: CPU",
      "spread of its rounds",
      "aim",
    ],
    calls.map((c) => [
      `\`${c.Name}\``,
      `**${two(c.CPU.Median)}**`,
      range(c.CPU.Low, c.CPU.High),
      two(c.Rate.Median),
      two(c.P99.Median),
      two(c.ControlCPU.Median),
      range(c.ControlCPU.P5, c.ControlCPU.P95),
      standing(c.CPU),
    ]),
  );
}

function figureTable(calls) {
  return table(
    ["call", "requests/s", "bare", "p99 ms", "bare", "CPU µs a request", "bare"],
    calls.map((c) => [
      `\`${c.Name}\``,
      whole(c.Product.PerSecond),
      whole(c.BareServe.PerSecond),
      two(c.Product.P99Millis),
      two(c.BareServe.P99Millis),
      whole(c.Product.CPUMicros),
      whole(c.BareServe.CPUMicros),
    ]),
  );
}

function judgeCalls(calls) {
  const control = calls.map((c) => c.ControlCPU.Median);
  const lines = [
    `Between the calls, the medians of the same binary measured twice lie from ${two(Math.min(...control))} to ${two(Math.max(...control))}: a difference smaller than that is none.`,
  ];
  const outside = calls.filter((c) => standing(c.CPU) !== "met");
  if (outside.length === 0)
    lines.push(`Every call keeps at least ${two(aim.cpu)} of the bare handler's CPU efficiency.`);
  else lines.push("", "Outside the aim:", "");
  for (const c of outside) {
    const why = reasons.calls[c.Name] ?? "no reason has been written down yet.";
    lines.push(
      `- \`${c.Name}\` keeps ${two(c.CPU.Median)} (${standing(c.CPU)}), ${whole(c.Product.CPUMicros - c.BareServe.CPUMicros)} µs more a request: ${why}`,
    );
  }
  return lines.join("\n");
}

function judgePages(pages, empty) {
  const outside = pages.filter((p) => p.scripts - empty.scripts > aim.scripts);
  if (outside.length === 0) return `No page is above the framework's own weight by more than ${aim.scripts / 1000} kB.`;
  const lines = [`Above the framework's own weight by more than ${aim.scripts / 1000} kB:`, ""];
  for (const p of outside) {
    const why = reasons.pages[`${p.app} ${p.page}`] ?? "no reason has been written down yet.";
    lines.push(`- ${p.app} \`${p.page}\`, by ${kilobytes(p.scripts - empty.scripts)} kB: ${why}`);
  }
  return lines.join("\n");
}

function memoryTable(memory) {
  const heap = (m) => (m.Heap === 0 ? "not collected yet" : `${Math.round(m.Heap / 2 ** 20)}`);
  const names = { hashing: "member, for the calls that hash", "hashing-bare": "bare, for the calls that hash" };
  return table(
    [
      "process",
      "RSS at rest MB",
      "of it its own",
      "heap in use",
      "RSS after the run MB",
      "of it its own",
      "heap in use",
    ],
    memory.map((m) => [
      names[m.Name] ?? m.Name.replace(/^(\w+)-bare$/, "bare, for the calls of $1"),
      megabytes(m.AtRest.RSS),
      megabytes(m.AtRest.Private),
      heap(m.AtRest),
      megabytes(m.After.RSS),
      megabytes(m.After.Private),
      heap(m.After),
    ]),
  );
}

function liveSection(r) {
  const rows = r.Live.map((l) => [
    l.Processes === 1 ? "one process" : "two copies: each message sent through the one, seen through the other",
    whole(l.Messages),
    two(l.Median),
    two(l.P99),
    two(l.Slowest),
    two(l.Answered),
    two(l.AnsweredP99),
  ]);
  return `${r.Streams} streams are open (${r.Streams - 50} members, 50 coaches; with two copies half of them on each), ${r.Rate} messages a second leave at random moments, half from members and half
from coaches. The clock runs from before the request leaves until the event's line has been read on the other side's stream;
storing the message, disk included, is part of it and most of it. The last columns are how long the sender waits for their own answer.
Between two copies the message is announced once every 10 ms at most, which is what the difference is.

${table(["", "messages", "median ms", "p99 ms", "slowest ms", "answer, median ms", "p99 ms"], rows)}`;
}

function uploadSection(u) {
  return `${u.Files} members send ${u.Bytes / 2 ** 20} MB each at the same moment: all are stored after ${two(u.Seconds)} s, and the process, ${megabytes(u.Before)} MB before, never
took more than ${megabytes(u.Peak)} MB (${megabytes(u.Peak - u.Before)} MB more, for ${(u.Files * u.Bytes) / 2 ** 20} MB of files).`;
}

/** How the crisis detector does on its labelled lines. */
export function safetySection({ rows }) {
  const parts = { tuned: "fitted to" };
  return `## The crisis detector

On lines labelled by hand, half of them near misses. "Held out" are lines that no phrase was fitted to: they say what the detector makes of words it has not
seen, and they are few. Floors for both stand in the tests.

${table(
  ["language", "lines", "", "urgent recall", "noticed at all", "false alarms"],
  rows.map((row) => [
    row.language,
    `${row.lines}`,
    parts[row.part] ?? row.part,
    two(row.urgentRecall),
    two(row.concernRecall),
    two(row.falseAlarms),
  ]),
)}`;
}

function streamLine(s) {
  const each = (s.With.RSS - s.Before.RSS) / s.Streams / 1024;
  return `${s.Streams} open streams take a member process from ${megabytes(s.Before.RSS)} to ${megabytes(s.With.RSS)} MB: ${each.toFixed(1)} KB a stream.`;
}

/**
 * Returns the section about the pages, in Markdown. It depends on the build alone: no other section changes with it.
 * @param pages rows of weigh()
 * @param empty the result of baseline()
 */
export function pagesSection(pages, empty) {
  return `## First load of every page

Bytes as they travel (brotli), nothing cached. An empty page built with the same Next and settings loads ${kilobytes(empty.scripts)} kB of scripts in ${empty.requests} files; "above" is what a page adds to that. Scripts
that are fetched later, when something is opened, do not count. Fonts are an upper bound: the files whose characters the page's text holds, in every weight, of which a browser fetches those that are set.

${table(
  ["app", "page", "HTML kB", "scripts kB", "above", "files", "styles kB", "fonts kB, at most"],
  pages.map((p) => [
    p.app,
    p.page.startsWith("/") ? `\`${p.page}\`` : p.page,
    kilobytes(p.html),
    kilobytes(p.scripts),
    `**${kilobytes(p.scripts - empty.scripts)}**`,
    `${p.requests}`,
    kilobytes(p.styles),
    kilobytes(p.fonts),
  ]),
)}

${judgePages(pages, empty)}`;
}

/**
 * Returns the report in Markdown.
 * @param r the output of bff/bench/measure
 * @param pages rows of weigh()
 * @param empty the result of baseline()
 * @param more sections to append
 */
export function report(r, pages, empty, versions, date, more = []) {
  const plain = r.Calls.filter((c) => !c.Hashes);
  const hashing = r.Calls.filter((c) => c.Hashes);
  // A build that has just ended leaves some load; more than that is other work on the machine.
  const busy =
    r.Load > r.Cores
      ? ` The machine was busy with other work when this began (load ${two(r.Load)} on ${r.Cores} cores), so rates, waits and spreads are worse than it can do.`
      : "";
  const sections = [
    `# Benchmarks

Made by \`make bench\`; not edited by hand. ${date.toISOString().slice(0, 10)}, ${r.Cores} cores, ${r.Go}, Postgres ${r.Postgres} on the same machine, Next ${versions.next}, React ${versions.react}.
Absolute figures hold for this machine on this day and swing by two within minutes; the ratios are what to compare.${busy}

## How

1. The product runs as in production (sessions, security headers, origin check, rate limits, a log line a request), each BFF a process of its own; the bare handler
   (\`bff/bench/bare\`: net/http, encoding/json and pgx as it comes, the same statements in the same transactions, the same session lookup and garbage collector's settings, nothing else)
   runs beside it on the same database, and so does the product a second time. The product teaches pgx to send ids as bytes; [what that is worth](decisions/0015-ids-as-bytes.md) is part of what it keeps.
2. The database is real Postgres with its promises to the disk kept: ${whole(r.Rows.Members)} members, ${whole(r.Rows.Coaches)} coaches, ${whole(r.Rows.Conversations)} conversations, ${whole(r.Rows.Messages)} messages; the measured ones are 200 long, one coach has 50 clients.
3. In each of ${r.Rounds} rounds${r.Rounds < r.Wanted ? ` (${r.Wanted} were wanted; the machine was too busy to do them in time)` : ""}, every call is sent in bursts of ${r.Requests} requests (${r.Hashes} where a password is hashed) over ${r.Workers} kept connections to each server in random order. Before, both sides' answers are compared: they are the same.
4. Ratios are taken within a round; the table shows their median. CPU is what the kernel counted for the server's process. "CPU kept" is how many requests the product answers with the CPU time in which the bare handler answers one.
5. Nothing is claimed that lies inside what the same binary shows against itself.`,
  ];
  if (plain.length > 0) {
    sections.push(`## Calls

Above 1 is better for CPU and requests/s; for p99, the product's over the bare handler's, below 1 is. The aim is ${two(aim.cpu)} of the CPU efficiency.

${callTable(plain)}

${judgeCalls(plain)}

${figureTable(plain)}`);
  }
  if (hashing.length > 0) {
    sections.push(`### Where a password is hashed

Argon2id with 19 MiB and two passes is nearly all of the work, on both sides; p99 is the slowest of a burst.

${callTable(hashing)}

${figureTable(hashing)}`);
  }
  if (r.Growth?.length > 0) sections.push(`## Ten times as much\n\n${growthSection(r.Growth)}`);
  if (r.Lengths?.length > 0) sections.push(`## The length of a conversation\n\n${lengthSection(r)}`);
  if (r.Community?.length > 0) sections.push(`## The size of the community\n\n${communitySection(r)}`);
  if (r.Desk?.length > 0) sections.push(`## A coach with many clients\n\n${deskSection(r)}`);
  if (r.Uploads) sections.push(`## Large files at once\n\n${uploadSection(r.Uploads)}`);
  if (r.Live?.length > 0) sections.push(`## A message on its way\n\n${liveSection(r)}`);
  sections.push(`## Memory

Each BFF as its own process, at rest (two seconds after its start) and after the run above. "Its own" is what no file stands behind: the rest of RSS is the binary
itself, which processes share. The heap is what was live after the runtime's last collection, in whole megabytes.

${memoryTable(r.Memory)}

${r.PerStream ? `${streamLine(r.PerStream)} ` : ""}The binary, with the pages of all three apps in it, has ${megabytes(r.BinaryBytes)} MB.`);
  sections.push(pagesSection(pages, empty));
  sections.push(...more);
  return `${sections.join("\n\n")}\n`;
}
