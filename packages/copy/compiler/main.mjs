// Runs a command of the compiler: see `usage` in commands.mjs.
import { join } from "node:path";
import { run } from "./commands.mjs";

try {
  for (const line of run(process.argv.slice(2), join(import.meta.dirname, ".."))) console.log(line);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
