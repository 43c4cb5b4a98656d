// Formats the report's figures.

/** A number with two decimals. */
export const two = (number) => number.toFixed(2);
/** Bytes in kB, thousand bytes each. */
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
/** Bytes in MB, 1,048,576 bytes each. */
export const megabytes = (bytes) => (bytes / 2 ** 20).toFixed(1);
/** A range of two numbers. */
export const range = (low, high) => `${two(low)} to ${two(high)}`;
/** A number without decimals, its thousands apart. */
export const whole = (number) => Math.round(number).toLocaleString("en-US");

/** A table in Markdown, its first column to the left. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}
