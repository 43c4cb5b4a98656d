// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/**
 * DetectorResults are the crisis detector's results on the held-out lines of its corpus: the number of lines, of 100
 * lines at risk those that it noticed, took for a concern, and raised an alarm for, and of 1,000 ordinary lines those
 * that it raised an alarm for. A test compares them with docs/benchmarks.md.
 */
export const detectorResults = {
  lines: 3300,
  noticed: 86,
  concern: 65,
  alarm: 47,
  wrongAlarmsPerThousand: 7,
} as const;
