package userdata

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// The kinds of tasks about deletion. Their ids are departures and not members, so a finished job, which is kept for a
// while, identifies no member.
const (
	farewellKind = "farewell"
	eraseKind    = "erase-member"
	// leftKind is the periodic task that looks for unfinished deletions.
	leftKind = "erase-members-left"
)

// sweepEvery is the interval of the periodic task.
const sweepEvery = time.Hour

// Leave closes a member's account at once and schedules the deletion of all its data. The caller must be the member
// and have checked their password. Afterwards signing in fails, streams end, no coach has the client, and username and
// address can be registered again. A last email goes to the address. It cannot be undone.
//
// Returns fault.ErrNotFound for an unknown member or after the first call.
func (s *Service) Leave(ctx context.Context, member identity.MemberID, keepPosts bool) error {
	_, err := s.leave(ctx, member.UUID(), keepPosts)
	return err
}

// leave returns the departure. Lock order: the member's row, their sessions, the coaches' mailboxes, the member's
// mailbox.
func (s *Service) leave(ctx context.Context, member uuid.UUID, keepPosts bool) (departure uuid.UUID, err error) {
	var told []mailbox.Owner
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		row, err := s.q.LockMember(ctx, tx, member)
		if errors.Is(err, pgx.ErrNoRows) || (err == nil && row.DeletionRequestedAt != nil) {
			return fault.ErrNotFound
		}
		if err != nil {
			return err
		}
		departure, err = s.q.RequestDeletion(ctx, tx, store.RequestDeletionParams{MemberID: member, KeepPosts: keepPosts})
		if err != nil {
			return err
		}
		if s.payments != nil {
			if err := s.payments.Left(ctx, tx, member); err != nil {
				return err
			}
		}
		if told, err = s.tellCoaches(ctx, tx, row); err != nil {
			return err
		}
		// Open screens fetch the user again and get the response that the session has ended.
		own := mailbox.Owner{Realm: mailbox.RealmMember, ID: member}
		if err := mailbox.Append(ctx, tx, own, mailbox.KindUser); err != nil {
			return err
		}
		told = append(told, own)
		if err := s.queue.Enqueue(ctx, tx, emails.Ref{Kind: farewellKind, ID: departure}); err != nil {
			return err
		}
		return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: eraseKind, ID: departure}, time.Time{})
	})
	if err != nil {
		return uuid.Nil, fmt.Errorf("close an account: %w", err)
	}
	mailbox.Wake(s.waker, told...)
	return departure, nil
}

// tellCoaches runs OnLeave, and appends events to the mailboxes of the member's coach and of every coach with a planned
// session.
func (s *Service) tellCoaches(ctx context.Context, tx pgx.Tx, member store.Member) ([]mailbox.Owner, error) {
	var met []identity.CoachID
	var err error
	if s.left != nil {
		if met, err = s.left(ctx, tx, identity.MemberID(member.ID)); err != nil {
			return nil, err
		}
	}
	coaches := make([]uuid.UUID, 0, len(met)+1)
	for _, coach := range met {
		coaches = append(coaches, coach.UUID())
	}
	if member.CoachID != nil && !slices.Contains(coaches, *member.CoachID) {
		coaches = append(coaches, *member.CoachID)
	}
	slices.SortFunc(coaches, func(a, b uuid.UUID) int { return slices.Compare(a[:], b[:]) })
	var told []mailbox.Owner
	for _, coach := range coaches {
		owner := mailbox.Owner{Realm: mailbox.RealmCoach, ID: coach}
		if member.CoachID != nil && coach == *member.CoachID {
			if err := mailbox.Append(ctx, tx, owner, mailbox.KindClient); err != nil {
				return nil, err
			}
		}
		if slices.Contains(met, identity.CoachID(coach)) {
			if err := mailbox.Append(ctx, tx, owner, mailbox.KindSession); err != nil {
				return nil, err
			}
		}
		told = append(told, owner)
	}
	return told, nil
}

// tellCoach appends an event about the coach's clients to the mailbox of the coach, if there is one.
func tellCoach(ctx context.Context, tx pgx.Tx, coach *uuid.UUID) ([]mailbox.Owner, error) {
	if coach == nil {
		return nil, nil
	}
	owner := mailbox.Owner{Realm: mailbox.RealmCoach, ID: *coach}
	return []mailbox.Owner{owner}, mailbox.Append(ctx, tx, owner, mailbox.KindClient)
}

// Tasks returns the task that deletes a member's data.
func (s *Service) Tasks() []tasks.Task {
	return []tasks.Task{{Kind: eraseKind, Run: s.finish}}
}

// Periodic returns the periodic task about unfinished deletions.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{{Kind: leftKind, Interval: sweepEvery, Run: s.sweep}}
}

// sweep schedules deletions again whose job was discarded, after days of failures or by an administrator, because the
// members were promised the deletion. It skips those with a live job, because each run would otherwise add another job.
func (s *Service) sweep(ctx context.Context) error {
	departures, err := s.q.Departures(ctx, s.pool)
	if err != nil {
		return fmt.Errorf("list departures: %w", err)
	}
	for _, departure := range departures {
		ref := tasks.Ref{Kind: eraseKind, ID: departure}
		waits, err := s.queue.TaskWaits(ctx, s.pool, ref)
		if err != nil {
			return fmt.Errorf("check for a deletion task: %w", err)
		}
		if waits {
			continue
		}
		err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error { return s.queue.Schedule(ctx, tx, ref, time.Time{}) })
		if err != nil {
			return fmt.Errorf("schedule deletion task: %w", err)
		}
	}
	return nil
}

// Emails returns the emails to people who left.
func (s *Service) Emails() []emails.Template {
	read := func(ctx context.Context, id uuid.UUID) (store.Departure, error) {
		row, err := s.q.Departure(ctx, s.pool, id)
		if errors.Is(err, pgx.ErrNoRows) {
			return row, emails.ErrGone
		}
		return row, err
	}
	return []emails.Template{
		emails.ToMember(farewellKind, read, func(row store.Departure) string { return row.DisplayLanguage }, s.farewell, store.Departure{FirstName: "Asha", Email: "asha@aangan.example"}).AboutSecurity(),
	}
}

func (s *Service) farewell(in *copy.Catalog, row store.Departure) emails.Draft {
	said := in.FarewellLetter
	return emails.Draft{
		To: emails.Address{Email: row.Email}, ReplyTo: emails.Address{Email: s.places.Team},
		Subject: said.Subject, Greeting: emails.Greeting(in, row.FirstName), Paragraphs: []string{said.Closed, said.Final, said.NotYou},
		Closing: []string{said.Again, said.Signature}, SmallPrint: []string{said.Why},
	}
}

// finish deletes all data of the departed member, and then the departure once the last email was sent or discarded. It
// may be interrupted and repeated.
func (s *Service) finish(ctx context.Context, departure uuid.UUID) error {
	row, err := s.q.Departure(ctx, s.pool, departure)
	if errors.Is(err, pgx.ErrNoRows) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("find departure: %w", err)
	}
	if row.MemberID != nil {
		if err := s.erase(ctx, row, *row.MemberID); err != nil {
			return fmt.Errorf("delete a member: %w", err)
		}
	}
	waits, err := s.queue.LetterWaits(ctx, s.pool, emails.Ref{Kind: farewellKind, ID: departure})
	if err != nil {
		return fmt.Errorf("check for the last email: %w", err)
	}
	if waits {
		// The first checks are soon, because most emails are sent quickly. Later ones are rarer, because the mail server
		// may be down.
		return tasks.Snooze(time.Now().Add(min(15*time.Minute, max(10*time.Second, time.Since(row.CreatedAt)/2))))
	}
	if err := s.q.DeleteDeparture(ctx, s.pool, departure); err != nil {
		return fmt.Errorf("delete a departure: %w", err)
	}
	return nil
}

// erase deletes all data of a member: first the data outside the database, which is repeatable, then all rows in one
// transaction. Lock order: the member's row, their threads in the community, their conversations, the coach's mailbox,
// the member's notifications and mailbox.
func (s *Service) erase(ctx context.Context, departure store.Departure, member uuid.UUID) error {
	if s.files != nil {
		if err := s.files.DeleteOf(ctx, member); err != nil {
			return fmt.Errorf("delete files: %w", err)
		}
	}
	var told []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		row, err := s.q.LockMemberToErase(ctx, tx, member)
		if errors.Is(err, pgx.ErrNoRows) {
			return nil // Another process has deleted the member already.
		}
		if err != nil {
			return err
		}
		if s.community != nil {
			if err := s.community.MemberLeft(ctx, tx, identity.MemberID(member), row.KeepPosts); err != nil {
				return err
			}
		}
		if _, err := s.q.LockConversationsOf(ctx, tx, member); err != nil {
			return err
		}
		// A concurrent request during the departure may have chosen a coach again.
		if told, err = tellCoach(ctx, tx, row.CoachID); err != nil {
			return err
		}
		return s.eraseRows(ctx, tx, departure, member)
	})
	if err != nil {
		return err
	}
	mailbox.Wake(s.waker, told...)
	return nil
}

func (s *Service) eraseRows(ctx context.Context, tx pgx.Tx, departure store.Departure, member uuid.UUID) error {
	var address *string
	if departure.EmailConfirmed {
		address = &departure.Email
	}
	if s.payments != nil {
		if err := s.payments.Forget(ctx, tx, member); err != nil {
			return err
		}
	}
	ids, err := s.q.IDsOf(ctx, tx, store.IDsOfParams{MemberID: member, Address: address, Until: departure.CreatedAt})
	if err != nil {
		return err
	}
	if err := s.queue.Forget(ctx, tx, ids); err != nil {
		return err
	}
	if err := s.q.DetachEvents(ctx, tx, member); err != nil {
		return err
	}
	if address != nil {
		if err := s.q.DeleteVisitor(ctx, tx, store.DeleteVisitorParams{Email: *address, Until: departure.CreatedAt}); err != nil {
			return err
		}
	}
	if err := s.q.DeleteMember(ctx, tx, member); err != nil {
		return err
	}
	return s.q.DeleteMemberMailbox(ctx, tx, member)
}

// Forgotten is the result of DeleteByEmail.
type Forgotten struct {
	// Accounts is the number of deleted accounts, which had confirmed the address.
	Accounts int
	// Unconfirmed is the number of accounts that name the address without having confirmed it. They stay, since it may
	// belong to another person.
	Unconfirmed int
}

// DeleteByEmail deletes the account that has confirmed an address, ignoring case, as if its member had done so, with
// the last email. It is for the team, after a request by email from that address. Package visitors deletes visitors'
// entries under it.
func (s *Service) DeleteByEmail(ctx context.Context, email string) (Forgotten, error) {
	var found Forgotten
	rows, err := s.q.MembersByAddress(ctx, s.pool, email)
	if err != nil {
		return found, fmt.Errorf("find members by email: %w", err)
	}
	for _, row := range rows {
		if !row.Confirmed {
			found.Unconfirmed++
			continue
		}
		departure, err := s.leave(ctx, row.ID, false)
		if errors.Is(err, fault.ErrNotFound) {
			continue // The member has just deleted it.
		}
		if err != nil {
			return found, err
		}
		// The task would do it soon; running it now lets the operator see the result.
		if err := s.finish(ctx, departure); err != nil {
			if _, waits := tasks.SnoozedUntil(err); !waits {
				return found, err
			}
		}
		found.Accounts++
	}
	return found, nil
}
