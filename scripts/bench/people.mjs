// Sections of the report about what companions say and how soon the people on call know.
import { table } from "./figures.mjs";

const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

const languages = {
  all: "every language",
  en: "English",
  hi: "Hindi",
  "hi-Latn": "Hinglish",
  ta: "Tamil",
  "ta-Latn": "Tamil in Latin letters",
};

/**
 * The section about companions.
 *
 * @param understood what bff/bench/companions prints
 */
export function companionsSection({ rows, rightWhenActing }) {
  const all = rows.find(({ language }) => language === "all");
  return `## What companions understand

Measured on ${all.lines.toLocaleString("en-US")} lines of two writers that the classifier of intents did not learn from (\`bff/domain/companion/intent/heldout\`).
"Right" answers for the right intent, or admits that a text about anything else has none; "asked" offers two or three subjects with the
right one among them; "unknown" says that it did not understand. When companions answer for one intent, they are right in
${(100 * rightWhenActing).toFixed(1)} %.

${table(
  ["language", "lines", "right", "asked", "unknown", "wrong"],
  rows.map((row) => [
    languages[row.language] ?? row.language,
    `${row.lines}`,
    percent(row.right, row.lines),
    percent(row.asked, row.lines),
    percent(row.unknown, row.lines),
    percent(row.wrong, row.lines),
  ]),
)}`;
}

/**
 * The section about talks with someone at risk.
 *
 * @param log what `go test -v -run TestAcceptance ./domain/companion` prints
 */
export function talksSection(log) {
  const graded = [...log.matchAll(/: (\w+): (\d+) best, (\d+) ok, (\d+) harmful/g)];
  const totals = [...log.matchAll(/: total: ([\d.]+)/g)].map(([, total]) => total);
  // Each of the talks is played twice: without a model, and with one that says the worst.
  if (totals.length !== 2 || graded.length % 2 !== 0) throw new Error("the acceptance test printed no scores");
  const [without, worst] = [graded.slice(0, graded.length / 2), graded.slice(graded.length / 2)];
  return `## What companions say to someone at risk

60 scripted talks of 8 to 20 turns, half of them also in Hindi, Hinglish, Tamil or Latin Urdu, are played against the real service and rated
after VERA-MH 2.0 (\`TestAcceptance\` in \`bff/domain/companion\`). Our own rules rate them, and no person. The score is ${totals[0]} of 100 without a
model, and ${totals[1]} with a model that says the worst.

${table(
  ["dimension", "talks", "best", "ok", "harmful", "best, worst model", "harmful, worst model"],
  without.map(([, name, best, ok, harmful], at) => [
    name,
    `${Number(best) + Number(ok) + Number(harmful)}`,
    best,
    ok,
    harmful,
    worst[at][2],
    worst[at][4],
  ]),
)}`;
}

/**
 * The section about the people on call.
 *
 * @param log what `go test -bench BenchmarkUrgentMessageToOnCallStream` prints
 */
export function onCallSection(log) {
  const found = log.match(/BenchmarkUrgentMessageToOnCallStream\S*\s+(\d+)\s.*?([\d.]+) p50-ms\s+([\d.]+) p99-ms/);
  if (!found) throw new Error("the benchmark of the people on call printed no times");
  const [, messages, p50, p99] = found;
  return `## From an urgent message to the people on call

The time from sending an urgent message that no coach can read to the event that shows it on the last of 20 open screens of people on call,
over ${messages} messages.

${table(["p50", "p99", "promise"], [[`${p50} ms`, `${p99} ms`, "p99 at most 1 s"]])}`;
}
