package community

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Draft is a post to be published, or what one is to become. ID is made by the author's client, so that sending again after a
// lost answer finds the stored post; uuid.Nil lets the server make one. An edit does not read it.
type Draft struct {
	ID       uuid.UUID
	Title    string
	Content  string
	Category string
	// Tags as they were typed, one by one or with commas.
	Tags []string
}

// clean brings a draft into the form in which it is stored; *fault.Invalid for one that breaks the form's rules.
func (d Draft) clean() (Draft, error) {
	written := struct{ Title, Content, Category string }{d.Title, d.Content, d.Category}
	err := forms.Post.Clean(&written)
	tags, tagsErr := FoldTags(d.Tags)
	if err != nil || tagsErr != nil {
		return d, together(err, tagsErr)
	}
	return Draft{ID: d.ID, Title: written.Title, Content: written.Content, Category: written.Category, Tags: tags}, nil
}

// together is what two checks of one form say.
func together(errs ...error) error {
	var fields []fault.FieldError
	for _, err := range errs {
		var invalid *fault.Invalid
		if errors.As(err, &invalid) {
			fields = append(fields, invalid.Fields...)
		}
	}
	return fault.Invalidate(fields)
}

// tier is what the crisis detector finds in a draft.
func (d Draft) tier() safety.Tier { return safety.Detect(d.Title + "\n" + d.Content) }

// says tells whether a stored post is this draft, word for word.
func (d Draft) says(post store.LockCommunityPostRow) bool {
	return post.Title == d.Title && post.Content == d.Content && post.Category == d.Category && slices.Equal(post.Tags, d.Tags)
}

// held says whether somebody has to look before others read the draft of this member.
func (s *Service) held(me identity.Member, texts ...string) bool {
	return s.isNew(me) && hasLinks(texts...)
}

// Publish stores a post; the author themselves calls it. The same id with the same words again brings what is stored, and
// changes nothing.
//
// It returns *fault.Invalid for a draft that breaks the form's rules, *fault.Forbidden for who has not accepted the guidelines
// or is suspended, *fault.Throttled for who posts too often, and *fault.Conflict for an id that is taken, also by other words
// of theirs.
func (s *Service) Publish(ctx context.Context, me identity.Member, draft Draft) (Post, error) {
	draft, err := draft.clean()
	if err != nil {
		return Post{}, err
	}
	if draft.ID == uuid.Nil {
		draft.ID = uuid.New()
	}
	err = s.write(ctx, func(tx pgx.Tx) error { return s.publish(ctx, tx, me, draft) })
	if err != nil {
		return Post{}, err
	}
	return s.Post(ctx, me.ID, draft.ID)
}

func (s *Service) publish(ctx context.Context, tx pgx.Tx, me identity.Member, draft Draft) error {
	if err := s.hold(ctx, tx, me.ID.UUID()); err != nil {
		return err
	}
	refusal, err := s.admit(ctx, tx, me)
	if err != nil {
		return err
	}
	voice, err := s.q.CommunityVoice(ctx, tx, store.CommunityVoiceParams{PostID: draft.ID, MemberID: me.ID.UUID()})
	switch {
	case err == nil && voice.Original:
		return s.publishedBefore(ctx, tx, me.ID, draft)
	case err != nil && !errors.Is(err, pgx.ErrNoRows):
		return fmt.Errorf("look for the post: %w", err)
	case refusal != nil:
		return refusal
	}
	err = s.keep(postPace, me, func(since time.Time, skip int32) (time.Time, error) {
		return s.q.OwnPostAt(ctx, tx, store.OwnPostAtParams{MemberID: me.ID.UUID(), Since: since, Skip: skip})
	})
	if err != nil {
		return err
	}
	tier, status, name, written := draft.tier(), statusPublished, freeName(nil), s.clock().Truncate(time.Second)
	held := s.held(me, append([]string{draft.Title, draft.Content}, draft.Tags...)...)
	if held {
		status = statusHeld
	}
	added, err := s.q.AddCommunityPost(ctx, tx, store.AddCommunityPostParams{
		ID: draft.ID, Title: draft.Title, Content: draft.Content, Category: draft.Category, Tags: draft.Tags,
		AuthorName: name, Status: status, Safety: orNil(string(tier)), CreatedAt: written,
	})
	if err != nil {
		return fmt.Errorf("add post: %w", err)
	}
	if added == 0 {
		return fault.ErrConflict
	}
	_, err = s.q.AddCommunityVoice(ctx, tx, store.AddCommunityVoiceParams{
		PostID: draft.ID, MemberID: me.ID.UUID(), Name: &name, Original: true, LastAt: &written,
	})
	if err != nil {
		return fmt.Errorf("add the author's voice: %w", err)
	}
	return s.settlePost(ctx, tx, draft, tier, held)
}

// publishedBefore answers a post whose id the member has used: sent again it is the stored one. Other words are refused, for
// nobody may take them for stored; what was taken back has none to compare.
func (s *Service) publishedBefore(ctx context.Context, tx pgx.Tx, me identity.MemberID, draft Draft) error {
	post, err := s.lockPost(ctx, tx, me, draft.ID)
	if err != nil {
		return err
	}
	if post.Status != statusDeleted && !draft.says(post) {
		return fault.ErrConflict
	}
	return nil
}

// settlePost makes a post that was written findable, and has looked at it what has to be.
func (s *Service) settlePost(ctx context.Context, tx pgx.Tx, draft Draft, tier safety.Tier, held bool) error {
	if err := s.q.AddCommunityTags(ctx, tx, draft.ID); err != nil {
		return fmt.Errorf("add tags: %w", err)
	}
	if err := s.indexWords(ctx, tx, draft.ID, draft.Title, draft.Content, draft.Tags); err != nil {
		return err
	}
	return s.look(ctx, tx, Target{Post: draft.ID}, tier, held)
}

// look has somebody look at what sounds like a crisis, or leads away from here.
func (s *Service) look(ctx context.Context, tx pgx.Tx, target Target, tier safety.Tier, held bool) error {
	if tier == safety.None && !held {
		return nil
	}
	return s.openCase(ctx, tx, target, reasons{Crisis: string(tier), Links: held})
}

// EditPost changes a post; its author calls it. A post that was held or hidden stays so. What is the same already changes
// nothing.
//
// It returns the errors of Publish, *fault.Forbidden for somebody else's post, *fault.Conflict for one that a moderator
// removed, and fault.ErrNotFound for one that the member cannot see or took back.
func (s *Service) EditPost(ctx context.Context, me identity.Member, id uuid.UUID, draft Draft) (Post, error) {
	draft, err := draft.clean()
	if err != nil {
		return Post{}, err
	}
	draft.ID = id
	err = s.write(ctx, func(tx pgx.Tx) error {
		if err := s.hold(ctx, tx, me.ID.UUID()); err != nil {
			return err
		}
		refusal, err := s.admit(ctx, tx, me)
		if err != nil {
			return err
		}
		post, err := s.ownPost(ctx, tx, me.ID, id)
		if err != nil {
			return err
		}
		switch {
		case post.Status == statusDeleted:
			return notFoundPost
		case post.Status == statusRemoved:
			return &fault.Conflict{Message: copy.CommunityAnswers.RemovedStays}
		case refusal != nil:
			return refusal
		}
		return s.editPost(ctx, tx, me, post, draft)
	})
	if err != nil {
		return Post{}, err
	}
	return s.Post(ctx, me.ID, id)
}

func (s *Service) editPost(ctx context.Context, tx pgx.Tx, me identity.Member, post store.LockCommunityPostRow, draft Draft) error {
	if draft.says(post) {
		return nil
	}
	tier, status, now := draft.tier(), post.Status, s.clock()
	held := s.held(me, append([]string{draft.Title, draft.Content}, draft.Tags...)...)
	if held && status == statusPublished {
		status = statusHeld
	}
	err := s.q.UpdateCommunityPost(ctx, tx, store.UpdateCommunityPostParams{
		ID: post.ID, Title: draft.Title, Content: draft.Content, Category: draft.Category, Tags: draft.Tags,
		Status: status, Safety: orNil(string(tier)), EditedAt: &now,
	})
	if err != nil {
		return fmt.Errorf("change post: %w", err)
	}
	if err := s.q.DeleteCommunityTags(ctx, tx, post.ID); err != nil {
		return fmt.Errorf("take tags away: %w", err)
	}
	return s.settlePost(ctx, tx, draft, tier, held)
}

// DeletePost takes a post back: its words are gone for good, also for moderators. Its author calls it, and may again. What
// others wrote under it stays readable. It returns *fault.Forbidden for somebody else's post, and fault.ErrNotFound for one
// that the member cannot see.
func (s *Service) DeletePost(ctx context.Context, me identity.MemberID, id uuid.UUID) error {
	return s.takeBack(ctx, me, Target{Post: id}, func(tx pgx.Tx) error {
		post, err := s.ownPost(ctx, tx, me, id)
		if err != nil || post.Status == statusDeleted {
			return err
		}
		if err := s.q.DeleteCommunityPost(ctx, tx, id); err != nil {
			return fmt.Errorf("delete post: %w", err)
		}
		if err := s.q.DeleteCommunityTags(ctx, tx, id); err != nil {
			return fmt.Errorf("take tags away: %w", err)
		}
		return s.forgetWords(ctx, tx, id)
	})
}

// ownPost holds a post of the member's. A post of somebody else's is forbidden where they can see it, and otherwise not there.
func (s *Service) ownPost(ctx context.Context, tx pgx.Tx, me identity.MemberID, id uuid.UUID) (store.LockCommunityPostRow, error) {
	post, err := s.lockPost(ctx, tx, me, id)
	if err == nil && !post.Yours {
		if !visible(post.Status, post.Yours, post.Answered) {
			return post, notFoundPost
		}
		return post, fault.ErrForbidden
	}
	return post, err
}

// lockPost holds a post, whoever may see it.
func (s *Service) lockPost(ctx context.Context, tx pgx.Tx, me identity.MemberID, id uuid.UUID) (store.LockCommunityPostRow, error) {
	post, err := s.q.LockCommunityPost(ctx, tx, store.LockCommunityPostParams{ID: id, MemberID: me.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return post, notFoundPost
	}
	if err != nil {
		return post, fmt.Errorf("lock post: %w", err)
	}
	return post, nil
}

// openThread refuses to add anything to a thread that this reader cannot see, or that is not published.
func openThread(post store.LockCommunityPostRow) error {
	if !visible(post.Status, post.Yours, post.Answered) {
		return notFoundPost
	}
	switch post.Status {
	case statusPublished:
		return nil
	case statusDeleted:
		return &fault.Conflict{Message: copy.CommunityAnswers.ThreadTakenBack}
	case statusHeld:
		return &fault.Conflict{Message: copy.CommunityAnswers.ThreadWaits}
	default:
		return &fault.Conflict{Message: copy.CommunityAnswers.ThreadHidden}
	}
}

var (
	notFoundPost    = &fault.NotFound{Message: copy.CommunityAnswers.PostNotFound}
	notFoundComment = &fault.NotFound{Message: copy.CommunityAnswers.CommentNotFound}
)
