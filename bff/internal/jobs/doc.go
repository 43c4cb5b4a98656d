// Package jobs runs work outside of requests, through River on the product's own Postgres: a job enqueued in a
// transaction runs if that transaction commits, on any free process, and is retried when it fails.
//
// A job's arguments are a kind and an id, never a person's text: jobs are kept for a while after they are done, and
// operators can see them.
package jobs
