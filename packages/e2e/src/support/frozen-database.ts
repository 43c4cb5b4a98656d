import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the processes of a product's own Postgres: the server first, then those that it has started. */
function processes(data: string): number[] {
  const file = join(data, "data/postgres/pgdata/postmaster.pid");
  const [server = ""] = readFileSync(file, "utf8").split("\n");
  const started = execFileSync("pgrep", ["-P", server], { encoding: "utf8" }).trim().split("\n");
  return [server, ...started].map(Number);
}

/**
 * Stops every process of the database of a product that `startProduct` has started: connections stay open, and nothing
 * responds. Returns a function that lets them continue.
 */
export function freezeDatabase(data: string): () => void {
  const frozen = processes(data);
  for (const pid of frozen) process.kill(pid, "SIGSTOP");
  return () => {
    // Emptied, because a process that continues may end before a second call.
    for (const pid of frozen.splice(0)) process.kill(pid, "SIGCONT");
  };
}
