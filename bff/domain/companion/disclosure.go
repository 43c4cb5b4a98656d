package companion

import (
	"context"
	"errors"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/risk"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// A companion says that it is a program as the strictest of the laws asks: before the member writes (on the screen,
// Talk.NoticeDue), at the start, every three hours, when they come back after a week, and whenever they ask. The
// server stores the notice in the talk, so that no client can leave it out. Three hours include the week.

// noticeFor returns the text of the notice with which a message must be answered; empty for none. In a danger at this
// moment the first line of the reply is the action, so only a question gets the notice: the action comes first, and
// its second step says that this is a program.
func noticeFor(sent sending, asked request, state risk.State, due bool) string {
	if !asksAboutProgram(sent.text) && (!due || state == risk.Acute) {
		return ""
	}
	if state != risk.None {
		return plainDisclosure.in(languageOf(asked))
	}
	return disclosure(sent.who, asked.language)
}

// noticeDue reports whether the screen must say that a companion is a program before the member writes: it was not
// said in this talk, or too long ago. The caller must be the member.
func (s *Service) noticeDue(ctx context.Context, member identity.MemberID, code string, now time.Time) (bool, error) {
	at, err := s.q.CompanionDisclosedAt(ctx, s.pool, store.CompanionDisclosedAtParams{MemberID: member.UUID(), Companion: code})
	if errors.Is(err, pgx.ErrNoRows) || (err == nil && at == nil) {
		return true, nil
	}
	return err == nil && now.Sub(*at) >= time.Duration(copy.Promises.CompanionReminderHours)*time.Hour, err
}
