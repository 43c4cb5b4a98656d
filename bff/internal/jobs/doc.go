// Package jobs does later what a request has no time for, through River on the product's own Postgres: what is asked for in
// a transaction is done if that transaction commits, by whichever process is free, and tried again when it fails.
//
// What a job holds is a kind and an id, never a word that somebody wrote: jobs are kept for a while after they are done, and
// are shown to whoever looks after the machines.
package jobs
