/**
 * The work that changed files cause in `make dev`.
 * @typedef {object} Steps
 * @property {boolean} sql  db/store is generated again
 * @property {boolean} copy packages/copy is generated again
 * @property {boolean} build the server is built and restarted, and the API's description and clients are written if they differ
 */

/**
 * Returns what has to be done after files have changed.
 * @param {Iterable<string>} files paths from the root of the repository
 * @returns {Steps}
 */
export function stepsFor(files) {
  const sources = [...files].filter(
    (file) => /\.(?:go|sql|html)$/.test(file) && !file.endsWith("_test.go") && !file.startsWith("db/store/"),
  );
  return {
    sql: sources.some((file) => /^db\/(?:queries|migrations)\/.*\.sql$/.test(file)),
    copy: sources.some((file) => /^bff\/domain\/(?:copy|safety)\//.test(file)),
    build: sources.length > 0,
  };
}
