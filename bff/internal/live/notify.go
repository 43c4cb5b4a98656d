package live

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"errors"
	mathrand "math/rand/v2"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"aangan/bff/domain/mailbox"
)

const (
	// channel is the Postgres channel for wake-ups between processes.
	channel = "aangan_live"
	// sessionChannel is the Postgres channel for ended sessions, sent by the database (migration 15).
	sessionChannel = "aangan_session_ends"
	// gather is the time wake-ups are collected before one NOTIFY.
	gather = 10 * time.Millisecond
	// maxOwners is the number of owners in one payload: Postgres accepts less than 8000 bytes.
	maxOwners = (7900 - nameLength - 1) / ownerLength

	nameLength  = 12
	ownerLength = 1 + idLength
)

// newProcessName returns a unique name.
func newProcessName() string {
	var random [nameLength * 3 / 4]byte
	_, _ = rand.Read(random[:]) // Never fails: crypto/rand ends the program instead.
	return base64.RawURLEncoding.EncodeToString(random[:])
}

// notify sends this process's wake-ups to other processes, until ctx is cancelled.
func (h *Hub) notify(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			last, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Second)
			h.sendWakeups(last)
			cancel()
			return
		case <-h.kick:
		}
		pause(ctx, gather)
		h.sendHints(ctx)
		if !h.sendWakeups(ctx) {
			pause(ctx, time.Second)
		}
	}
}

// sendWakeups sends every pending wake-up. If that fails, they stay pending and it returns false.
func (h *Hub) sendWakeups(ctx context.Context) bool {
	h.pendingMu.Lock()
	owners := make([]mailbox.Owner, 0, len(h.pending))
	for owner := range h.pending {
		owners = append(owners, owner)
	}
	clear(h.pending)
	h.pendingMu.Unlock()
	for len(owners) > 0 {
		n := min(len(owners), maxOwners)
		if _, err := h.pool.Exec(ctx, "select pg_notify($1, $2)", channel, encode(h.process, owners[:n])); err != nil {
			if ctx.Err() == nil {
				h.logger.Warn("could not wake other processes; retrying", "error", err, "owners", len(owners))
			}
			h.pendingMu.Lock()
			for _, owner := range owners {
				h.pending[owner] = struct{}{}
			}
			h.pendingMu.Unlock()
			select {
			case h.kick <- struct{}{}:
			default:
			}
			return false
		}
		owners = owners[n:]
	}
	return true
}

// listen receives other processes' wake-ups until ctx is cancelled. After a lost connection it reconnects and wakes
// all streams: wake-ups were lost in between, their events were not.
func (h *Hub) listen(ctx context.Context) {
	const firstWait, lastWait = 100 * time.Millisecond, 5 * time.Second
	wait := firstWait
	for ctx.Err() == nil {
		err := h.listenOnce(ctx, func() { wait = firstWait })
		if ctx.Err() != nil {
			return
		}
		h.logger.Warn("lost the connection that listens to other processes; reconnecting", "error", err)
		// Wait a random time, so that many processes do not reconnect to a restarted database at once.
		pause(ctx, wait/2+mathrand.N(wait))
		wait = min(wait*2, lastWait)
	}
}

// idle is the time after which a silent listening connection is checked.
const idle = 30 * time.Second

// listenOnce listens on one connection until it breaks.
func (h *Hub) listenOnce(ctx context.Context, connected func()) error {
	conn, err := pgx.ConnectConfig(ctx, h.pool.Config().ConnConfig)
	if err != nil {
		return err
	}
	defer func() {
		closing, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Second)
		defer cancel()
		_ = conn.Close(closing) // The connection is no longer needed, so its error does not matter.
	}()
	if _, err := conn.Exec(ctx, "listen "+channel+"; listen "+hintChannel+"; listen "+sessionChannel); err != nil {
		return err
	}
	connected()
	h.wakeAll()
	h.firstListen.Do(func() { close(h.listening) })
	for {
		silent, cancel := context.WithTimeout(ctx, idle)
		notification, err := conn.WaitForNotification(silent)
		cancel()
		switch {
		case err == nil:
			if notification.Channel == sessionChannel {
				if owner, ok := sessionOwner(notification.Payload); ok {
					h.sessionEnded(owner)
				}
				continue
			}
			// Half of the wake-ups that a busy process receives are its own.
			switch own := strings.HasPrefix(notification.Payload, h.process); {
			case own:
			case notification.Channel == hintChannel:
				h.hintHere(decodeHints(notification.Payload)...)
			default:
				_, owners := decode(notification.Payload)
				h.wakeHere(owners...)
			}
		case ctx.Err() == nil && errors.Is(err, context.DeadlineExceeded) && !conn.IsClosed():
			asking, cancel := context.WithTimeout(ctx, 5*time.Second)
			err := conn.Ping(asking)
			cancel()
			if err != nil {
				return err
			}
		default:
			return err
		}
	}
}

// sessionOwner decodes a notification of sessionChannel: a character for the realm and the owner's id. It reports
// false for an invalid payload.
func sessionOwner(payload string) (owner mailbox.Owner, ok bool) {
	realm, text := payload[:min(1, len(payload))], payload[min(1, len(payload)):]
	id, err := uuid.Parse(text)
	switch {
	case err == nil && realm == "m":
		return mailbox.Owner{Realm: mailbox.RealmMember, ID: id}, true
	case err == nil && realm == "c":
		return mailbox.Owner{Realm: mailbox.RealmCoach, ID: id}, true
	default:
		return mailbox.Owner{}, false
	}
}

// encode encodes wake-ups: the name of the process, then a character for the realm and the id of each owner.
func encode(process string, owners []mailbox.Owner) string {
	var b strings.Builder
	b.Grow(nameLength + len(owners)*ownerLength)
	b.WriteString(process)
	for _, owner := range owners {
		writeOwner(&b, owner)
	}
	return b.String()
}

// decode reverses [encode]. Returns no owners for an invalid payload.
func decode(payload string) (process string, owners []mailbox.Owner) {
	if len(payload) < nameLength || (len(payload)-nameLength)%ownerLength != 0 {
		return "", nil
	}
	process, payload = payload[:nameLength], payload[nameLength:]
	owners = make([]mailbox.Owner, 0, len(payload)/ownerLength)
	for ; len(payload) > 0; payload = payload[ownerLength:] {
		owner, ok := readOwner(payload[:ownerLength])
		if !ok {
			return "", nil
		}
		owners = append(owners, owner)
	}
	return process, owners
}

// pause waits for d, or until ctx is done.
func pause(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case <-timer.C:
	}
}
