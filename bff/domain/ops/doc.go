// Package ops tells administrators whether the house does its work: what waits for them, and whether letters are sent and
// tasks are done. It names jobs by their kinds and numbers, never a person, and repeats no word of an error: such words may
// quote a row.
package ops
