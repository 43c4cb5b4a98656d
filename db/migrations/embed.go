// Package migrations embeds the schema's migrations. The files are goose's: numbered, with an Up and a Down.
package migrations

import "embed"

// Files holds every migration at its root. Read it through package migrate.
//
//go:embed *.sql
var Files embed.FS
