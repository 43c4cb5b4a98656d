// Writes the report of `make bench`. Sentences that judge are derived from the figures, so that the report cannot
// contradict its tables; only the explanations are written by hand (reasons.mjs).
import { kilobytes, megabytes, range, table, two, whole } from "./figures.mjs";
import { reasons, unexplained } from "./reasons.mjs";
import { communitySection, deskSection, growthSection, lengthSection } from "./sizes.mjs";

const aim = { cpu: 0.9, scripts: 60_000 };

/** Returns whether a median is below the target for certain, above it, or within the uncertainty. */
function standing({ Median, High }) {
  if (Median >= aim.cpu) return "met";
  return High >= aim.cpu ? "uncertain" : "below";
}

function callTable(calls) {
  return table(
    ["call", "CPU kept", "95 % interval", "requests/s", "p99", "control: CPU", "control: range of rounds", "target"],
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
    ["call", "requests/s", "bare", "p99 ms", "bare", "CPU µs per request", "bare"],
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
    `The control's medians range from ${two(Math.min(...control))} to ${two(Math.max(...control))} over the calls. A smaller difference is noise.`,
  ];
  const outside = calls.filter((c) => standing(c.CPU) !== "met");
  if (outside.length === 0)
    lines.push(`Every call keeps at least ${two(aim.cpu)} of the bare handler's CPU efficiency.`);
  else lines.push("", `The following calls are outside the target. ${reasons.notes.calls}`, "");
  for (const c of outside) {
    const why = reasons.calls[c.Name] ?? unexplained;
    lines.push(
      `- \`${c.Name}\` keeps ${two(c.CPU.Median)} (${standing(c.CPU)}), ${whole(c.Product.CPUMicros - c.BareServe.CPUMicros)} µs more per request. ${why}`,
    );
  }
  return lines.join("\n");
}

function judgePages(pages, empty) {
  const outside = pages.filter((p) => p.scripts - empty.scripts > aim.scripts);
  if (outside.length === 0) return `No page adds more than ${aim.scripts / 1000} kB to an empty page.`;
  const lines = [
    `The following pages add more than ${aim.scripts / 1000} kB to an empty page. ${reasons.notes.pages}`,
    "",
  ];
  for (const p of outside) {
    const why = reasons.pages[`${p.app} ${p.page}`] ?? unexplained;
    lines.push(`- ${p.app} \`${p.page}\` (${kilobytes(p.scripts - empty.scripts)} kB). ${why}`);
  }
  return lines.join("\n");
}

function memoryTable(memory) {
  const heap = (m) => (m.Heap === 0 ? "not collected yet" : `${Math.round(m.Heap / 2 ** 20)}`);
  const names = { hashing: "member, hashing calls", "hashing-bare": "bare handler, hashing calls" };
  return table(
    ["process", "RSS at rest MB", "private MB", "heap MB", "RSS after the run MB", "private MB", "heap MB"],
    memory.map((m) => [
      names[m.Name] ?? m.Name.replace(/^(\w+)-bare$/, "bare handler, $1 calls"),
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
    l.Processes === 1 ? "one process" : "two processes: sent through one, received through the other",
    whole(l.Messages),
    two(l.Median),
    two(l.P99),
    two(l.Slowest),
    two(l.Answered),
    two(l.AnsweredP99),
  ]);
  return `${r.Streams} streams are open (${r.Streams - 50} members, 50 coaches; with two processes half of them on each). ${r.Rate} messages per second are
sent at random moments, half by members and half by coaches. The time runs from before the request until the recipient
has read the event on the stream. Most of it is storing the message, including the disk write. The last columns are the
sender's response time. Between two processes wake-ups are sent every 10 ms at most, which explains the difference.

${table(["", "messages", "median ms", "p99 ms", "slowest ms", "response, median ms", "response, p99 ms"], rows)}`;
}

function uploadSection(u) {
  return `${u.Files} members upload ${u.Bytes / 2 ** 20} MB each at the same moment. All files are stored after ${two(u.Seconds)} s. The process used ${megabytes(u.Before)} MB
before and ${megabytes(u.Peak)} MB at most (${megabytes(u.Peak - u.Before)} MB more, for ${(u.Files * u.Bytes) / 2 ** 20} MB of files).`;
}

/** Returns the section about the crisis detector, in Markdown. */
export function safetySection({ rows, heldOut, now }) {
  const parts = { tuned: "fitted" };
  const share = (part, whole) => (whole === 0 ? "" : two(part / whole));
  return `## The crisis detector

Measured on the held-out lines of the corpus (\`bff/domain/safety/corpus\`): 300 per language, half of them at risk, by writers who saw
neither the phrases nor the lines that the classifier is trained on. "Noticed" is at least band C (companions use no model), "concern"
at least band B (the text is flagged and help is shown), "alarm" band A (the flag is urgent). More than half of the ordinary lines are near
misses, far more than in real conversations.

${table(
  ["lines", "at risk", "noticed", "concern", "95 % interval", "alarm", "ordinary", "wrong concerns", "wrong alarms"],
  heldOut.map((row) => [
    row.name,
    `${row.atRisk}`,
    share(row.quiet, row.atRisk),
    share(row.ask, row.atRisk),
    row.atRisk === 0 ? "" : `${two(row.low)} to ${two(row.high)}`,
    share(row.alarm, row.atRisk),
    `${row.ordinary}`,
    row.ordinary === 0 ? "" : (row.ordinaryAsk / row.ordinary).toFixed(3),
    row.ordinary === 0 ? "" : (row.ordinaryAlarm / row.ordinary).toFixed(3),
  ]),
)}

A danger at this moment changes what a companion says first: an attempt, the means in hand, an attack, a medical emergency.
${two(now.atThisMoment.now / now.atThisMoment.lines)} of the ${now.atThisMoment.lines} lines of these kinds are recognized as one. So are ${now.otherRisks.now} of the ${now.otherRisks.lines} lines about other risks, because a plan for
tonight counts as one, and ${now.ordinary.now === 0 ? "none" : now.ordinary.now} of the ${now.ordinary.lines} ordinary lines.

The phrases alone, on lines labelled by hand, half of them near misses. No phrase was fitted to the "held out" lines. Tests require minimum
values for both sets.

${table(
  ["language", "lines", "set", "urgent recall", "detected at all", "false alarms"],
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
  return `${s.Streams} open streams increase a member process from ${megabytes(s.Before.RSS)} to ${megabytes(s.With.RSS)} MB, which is ${each.toFixed(1)} KB per stream.`;
}

/**
 * Returns the section about the pages, in Markdown. It depends on the build alone: no other section changes with it.
 * @param pages rows of weigh()
 * @param empty the result of baseline()
 */
export function pagesSection(pages, empty) {
  return `## First load of every page

Transferred bytes (brotli) with an empty cache. An empty page with the same Next version and settings loads ${kilobytes(empty.scripts)} kB of
scripts in ${empty.requests} files. "Above" is the page's addition to that. Scripts that are loaded later, when something is opened, are not
counted. Fonts are an upper bound: all files with characters of the page's text, in every weight. A browser loads only
the weights in use.

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
      ? ` The machine was busy with other work at the start (load ${two(r.Load)} on ${r.Cores} cores), so rates, latencies and ranges are worse than usual.`
      : "";
  const sections = [
    `# Benchmarks

Made by \`make bench\`; do not edit by hand. ${date.toISOString().slice(0, 10)}, ${r.Cores} cores, ${r.Go}, Postgres ${r.Postgres} on the same machine, Next ${versions.next}, React ${versions.react}.
Absolute figures are valid for this machine on this day, and vary by a factor of two within minutes. Compare the ratios.${busy}

## Method

1. The product runs as in production, one process per BFF, with sessions, security headers, origin check, rate limits and
   a log line per request. The bare handler (\`bff/bench/bare\`) uses net/http, encoding/json and pgx without changes. It runs
   the same statements in the same transactions, with the same session lookup and garbage collector settings, and nothing
   else. Both use the same database. The control is a second copy of the product. The product
   [sends ids as bytes](decisions/0015-ids-as-bytes.md), which is part of its efficiency.
2. The database is Postgres with durable writes: ${whole(r.Rows.Members)} members, ${whole(r.Rows.Coaches)} coaches, ${whole(r.Rows.Conversations)} conversations,
   ${whole(r.Rows.Messages)} messages. The measured conversations have 200 messages, and one coach has 50 clients.
3. There are ${r.Rounds} rounds${r.Rounds < r.Wanted ? ` (${r.Wanted} were planned; the machine was too busy to do them in time)` : ""}. Each sends every call to each server in random
   order. A burst has ${r.Requests} requests (${r.Hashes} if the call hashes a password) over ${r.Workers} keep-alive connections. Before that, the
   responses of both sides are compared and must be equal.
4. Ratios are computed within a round. The tables show their medians and 95 % confidence intervals. CPU time is the
   kernel's figure for the server process. "CPU kept" is the number of requests that the product serves in the CPU time
   that the bare handler needs for one.
5. A difference counts only if it is larger than the control's. The control's range is from the 5th to the 95th percentile
   of single rounds.`,
  ];
  if (plain.length > 0) {
    sections.push(`## Calls

For CPU and requests/s, above 1 is better. For p99 (the product's over the bare handler's), below 1 is better. The target
is ${two(aim.cpu)} of the bare handler's CPU efficiency; uncertain means that the interval contains the target.

${callTable(plain)}

${judgeCalls(plain)}

${figureTable(plain)}`);
  }
  if (hashing.length > 0) {
    sections.push(`### Calls that hash a password

Argon2id with 19 MiB and two passes is nearly all of the work on both sides. p99 is the slowest request of a burst.

${callTable(hashing)}

${figureTable(hashing)}`);
  }
  if (r.Growth?.length > 0) sections.push(`## Ten times the data\n\n${growthSection(r.Growth)}`);
  if (r.Lengths?.length > 0) sections.push(`## Conversation length\n\n${lengthSection(r)}`);
  if (r.Community?.length > 0) sections.push(`## Community size\n\n${communitySection(r)}`);
  if (r.Desk?.length > 0) sections.push(`## A coach with many clients\n\n${deskSection(r)}`);
  if (r.Uploads) sections.push(`## Concurrent uploads\n\n${uploadSection(r.Uploads)}`);
  if (r.Live?.length > 0) sections.push(`## Live delivery\n\n${liveSection(r)}`);
  sections.push(`## Memory

Each BFF is one process, measured at rest (two seconds after its start) and after the run above. Private memory is backed
by no file. The rest of RSS is the binary, which processes share. The heap is the live heap after the runtime's last
collection, in whole megabytes.

${memoryTable(r.Memory)}

${r.PerStream ? `${streamLine(r.PerStream)} ` : ""}The binary with the pages of all three apps has ${megabytes(r.BinaryBytes)} MB.`);
  sections.push(pagesSection(pages, empty));
  sections.push(...more);
  return `${sections.join("\n\n")}\n`;
}
