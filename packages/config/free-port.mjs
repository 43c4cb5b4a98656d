import { createServer } from "node:net";

// From 10000 up to the first ephemeral port of Linux; other systems' begin higher.
const first = 10_000;
const end = 32_768;
const used = new Set();

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.on("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

// See the type declaration.
export async function freePort() {
  for (let tries = 0; tries < 1_000; tries++) {
    const port = first + Math.floor(Math.random() * (end - first));
    if (used.has(port)) continue;
    used.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error("There is hardly a port left to listen on.");
}
