// Package ops reports the state of the system to administrators: open work, and whether emails and tasks run. It
// identifies jobs by kind and number, never a person, and contains no error text, which may quote a row.
package ops
