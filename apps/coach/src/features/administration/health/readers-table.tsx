import * as words from "@aangan/copy/admin-health";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@aangan/ui/table/table.tsx";
import type { Health } from "./queries";

/**
 * Counts the failures of the crisis detector, and those of the language model among all its calls. A reply that our
 * rules rejected is no failure of the model's server.
 */
export function readerFailures(readers: Health["readers"]) {
  const sum = (which: (one: Health["readers"][number]) => boolean) =>
    readers.filter(which).reduce((all, { count }) => all + count, 0);
  return {
    detector: sum(({ task }) => task === "detector"),
    model: sum(({ task, result }) => task !== "detector" && (result === "failed" || result === "unreadable")),
    calls: sum(({ task, result }) => task !== "detector" && result !== "over_budget"),
  };
}

/** What became of replies and readings by the language model, and the failures of the crisis detector. */
export function ReadersTable({ readers }: { readers: Health["readers"] }) {
  const tasks = words.readerTasks.filter(({ code }) => readers.some(({ task }) => task === code));
  if (tasks.length === 0) return <p>{words.readersNone}</p>;
  const count = (task: string, result: string) =>
    readers.find((one) => one.task === task && one.result === result)?.count ?? 0;
  return (
    <Table caption={words.readersTitle} captionHidden cards>
      <TableHeader>
        <TableRow>
          <TableHead>{words.readerTask}</TableHead>
          {words.readerResults.map(({ code, label }) => (
            <TableHead key={code} numeric>
              {label}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {tasks.map((task) => (
          <TableRow key={task.code} className="max-md:grid-cols-3">
            <TableHead scope="row">{task.label}</TableHead>
            {words.readerResults.map((result) => (
              <TableCell key={result.code} label={result.label} numeric>
                {count(task.code, result.code)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
