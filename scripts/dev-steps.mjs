/**
 * The work that changed files cause in `make dev`.
 * @typedef {object} Steps
 * @property {boolean} sql generate db/store
 * @property {boolean} copy generate the messages, and the data in packages/copy
 * @property {boolean} build build and restart the server, and write the APIs' descriptions and clients if they differ
 */

/**
 * Returns the steps for a set of changed files.
 * @param {Iterable<string>} files paths from the root of the repository
 * @returns {Steps}
 */
export function stepsFor(files) {
  const sources = [...files].filter(
    (file) =>
      (/\.(?:go|sql|html)$/.test(file) && !/(?:_test|\.gen)\.go$/.test(file) && !file.startsWith("db/store/")) ||
      /^packages\/copy\/messages\/.*\.(?:json|po)$/.test(file),
  );
  return {
    sql: sources.some((file) => /^db\/(?:queries|migrations)\/.*\.sql$/.test(file)),
    copy: sources.some((file) => /^(?:bff\/domain\/(?:copy|safety)|packages\/copy\/messages)\//.test(file)),
    build: sources.some((file) => !file.startsWith("packages/copy/messages/pages/")),
  };
}
