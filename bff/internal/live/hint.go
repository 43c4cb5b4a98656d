package live

import (
	"context"
	"encoding/base64"
	"strings"

	"github.com/google/uuid"

	"aangan/bff/domain/mailbox"
)

const (
	// hintChannel is the Postgres channel for typing hints between processes.
	hintChannel = "aangan_live_hints"
	// maxHints is the number of hints that a stream may be behind.
	maxHints = 4

	hintLength = ownerLength + idLength + 1
	idLength   = 22
	// hintsAtOnce is the number of hints in one payload.
	hintsAtOnce = (7900 - nameLength) / hintLength
)

// hintKey is the recipient and the subject of a hint.
type hintKey struct {
	to   mailbox.Owner
	from uuid.UUID
}

var _ mailbox.Hinter = (*Hub)(nil)

// Hint sends hints, which expire quickly, to their recipients' open streams, here and in every other process. It
// never blocks and stores nothing: a stream that is behind, and an unreachable process, miss it.
func (h *Hub) Hint(hints ...mailbox.Hint) {
	if h == nil || len(hints) == 0 {
		return
	}
	h.hintHere(hints...)
	if h.pool == nil {
		return
	}
	h.pendingMu.Lock()
	for _, hint := range hints {
		h.hints[hintKey{hint.To, hint.From}] = hint.Typing
	}
	h.pendingMu.Unlock()
	select {
	case h.kick <- struct{}{}:
	default:
	}
}

func (h *Hub) hintHere(hints ...mailbox.Hint) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, hint := range hints {
		for _, s := range h.streams[hint.To] {
			select {
			case s.hinted <- hint:
			default:
			}
		}
	}
}

// sendHints sends the pending hints. It drops those that could not be sent, because they would soon be outdated.
func (h *Hub) sendHints(ctx context.Context) {
	h.pendingMu.Lock()
	hints := make([]mailbox.Hint, 0, len(h.hints))
	for key, typing := range h.hints {
		hints = append(hints, mailbox.Hint{To: key.to, From: key.from, Typing: typing})
	}
	clear(h.hints)
	h.pendingMu.Unlock()
	for len(hints) > 0 {
		n := min(len(hints), hintsAtOnce)
		if _, err := h.pool.Exec(ctx, "select pg_notify($1, $2)", hintChannel, encodeHints(h.process, hints[:n])); err != nil {
			if ctx.Err() == nil {
				h.logger.Warn("could not send hints to other processes", "error", err)
			}
			return
		}
		hints = hints[n:]
	}
}

// encodeHints encodes the name of the process, and for each hint its recipient, its subject, and whether they are
// typing.
func encodeHints(process string, hints []mailbox.Hint) string {
	var b strings.Builder
	b.Grow(nameLength + len(hints)*hintLength)
	b.WriteString(process)
	for _, hint := range hints {
		writeOwner(&b, hint.To)
		b.WriteString(base64.RawURLEncoding.EncodeToString(hint.From[:]))
		if hint.Typing {
			b.WriteByte('y')
		} else {
			b.WriteByte('n')
		}
	}
	return b.String()
}

// decodeHints reverses [encodeHints]. Returns nothing for an invalid payload.
func decodeHints(payload string) []mailbox.Hint {
	if len(payload) < nameLength || (len(payload)-nameLength)%hintLength != 0 {
		return nil
	}
	payload = payload[nameLength:]
	hints := make([]mailbox.Hint, 0, len(payload)/hintLength)
	for ; len(payload) > 0; payload = payload[hintLength:] {
		to, ok := readOwner(payload[:ownerLength])
		from, fine := readID(payload[ownerLength : ownerLength+idLength])
		if !ok || !fine {
			return nil
		}
		hints = append(hints, mailbox.Hint{To: to, From: from, Typing: payload[hintLength-1] == 'y'})
	}
	return hints
}

func writeOwner(b *strings.Builder, owner mailbox.Owner) {
	if owner.Realm == mailbox.RealmCoach {
		b.WriteByte('c')
	} else {
		b.WriteByte('m')
	}
	b.WriteString(base64.RawURLEncoding.EncodeToString(owner.ID[:]))
}

func readOwner(text string) (mailbox.Owner, bool) {
	owner := mailbox.Owner{Realm: mailbox.RealmMember}
	if text[0] == 'c' {
		owner.Realm = mailbox.RealmCoach
	}
	id, ok := readID(text[1:])
	owner.ID = id
	return owner, ok
}

func readID(text string) (uuid.UUID, bool) {
	raw, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return uuid.UUID{}, false
	}
	id, err := uuid.FromBytes(raw)
	return id, err == nil
}
