// Package oncall has the people on call: their weekly rota, the possible crises that were passed to them because no
// coach reads them, the alerts about these, and the access to a member's conversation that a person on call gets for a
// stated reason until the crisis is closed. Package messaging has what they write and how they close it.
package oncall
