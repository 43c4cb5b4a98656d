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

// Draft is a new post or an edit. The author's client creates ID, so that repeating a request after a lost response
// finds the stored post; uuid.Nil lets the server create one. An edit ignores it.
type Draft struct {
	ID       uuid.UUID
	Title    string
	Content  string
	Category string
	// Tags as typed, one by one or comma-separated.
	Tags []string
}

// clean returns the draft in its stored form; *fault.Invalid if it breaks the form's rules.
func (d Draft) clean() (Draft, error) {
	written := struct{ Title, Content, Category string }{d.Title, d.Content, d.Category}
	err := forms.Post.Clean(&written)
	tags, tagsErr := FoldTags(d.Tags)
	if err != nil || tagsErr != nil {
		return d, together(err, tagsErr)
	}
	return Draft{ID: d.ID, Title: written.Title, Content: written.Content, Category: written.Category, Tags: tags}, nil
}

// together joins the errors of two checks of one form.
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

// text returns the words of a draft.
func (d Draft) text() string { return d.Title + "\n" + d.Content }

// tier returns the crisis detector's result for a draft.
func (d Draft) tier() safety.Tier { return safety.Detect(d.text()) }

// matches reports whether a stored post is this draft, word for word.
func (d Draft) matches(post store.LockCommunityPostRow) bool {
	return post.Title == d.Title && post.Content == d.Content && post.Category == d.Category && slices.Equal(post.Tags, d.Tags)
}

// held reports whether the draft needs a review before other members can read it.
func (s *Service) held(me identity.Member, texts ...string) bool {
	return s.isNew(me) && hasLinks(texts...)
}

// noteRisk raises the member's risk state for a text of theirs, now and by the second reader.
func (s *Service) noteRisk(ctx context.Context, member identity.MemberID, text string) error {
	verdict := safety.Assess(text)
	if err := s.risk.Raise(ctx, member, verdict); err != nil {
		return err
	}
	s.risk.ReadLater(member, text, verdict)
	return nil
}

// Publish stores a post. The caller must be its author. Repeating an id with the same text returns the stored post and
// changes nothing.
//
// Returns *fault.Invalid for a draft that breaks the form's rules, *fault.Forbidden without accepted guidelines or
// during a suspension, *fault.Throttled for too many posts, and *fault.Conflict for an id that is taken, also by the
// member's other text.
func (s *Service) Publish(ctx context.Context, me identity.Member, draft Draft) (Post, error) {
	draft, err := draft.clean()
	if err != nil {
		return Post{}, err
	}
	if err := s.noteRisk(ctx, me.ID, draft.text()); err != nil {
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
		return fmt.Errorf("find the post: %w", err)
	case refusal != nil:
		return refusal
	}
	err = s.keep(postPace, me, func(since time.Time, skip int32) (time.Time, error) {
		return s.q.OwnPostAt(ctx, tx, store.OwnPostAtParams{MemberID: me.ID.UUID(), Since: since, Skip: skip})
	})
	if err != nil {
		return err
	}
	tier, name, written := draft.tier(), freeName(nil), s.clock().Truncate(time.Second)
	when, err := s.appearance(ctx, tx, me.ID, draft.ID, written)
	if err != nil {
		return err
	}
	status := when.status()
	held := s.held(me, append([]string{draft.Title, draft.Content}, draft.Tags...)...)
	if held {
		status = statusHeld
	}
	added, err := s.q.AddCommunityPost(ctx, tx, store.AddCommunityPostParams{
		ID: draft.ID, Title: draft.Title, Content: draft.Content, Category: draft.Category, Tags: draft.Tags,
		AuthorName: name, Status: status, Safety: orNil(string(tier)), CreatedAt: when.at, WrittenAt: written,
	})
	if err != nil {
		return fmt.Errorf("add post: %w", err)
	}
	if added == 0 {
		return fault.ErrConflict
	}
	voiceID, err := s.q.AddCommunityVoice(ctx, tx, store.AddCommunityVoiceParams{
		PostID: draft.ID, MemberID: me.ID.UUID(), Name: &name, Original: true, LastAt: &written,
	})
	if err != nil {
		return fmt.Errorf("add the author's voice: %w", err)
	}
	if err := s.claimSoon(ctx, tx, voiceID, when); err != nil {
		return err
	}
	return s.settlePost(ctx, tx, draft, tier, held)
}

// publishedBefore handles an id that the member has used before: a repeat returns the stored post. Other text is
// rejected, since it would seem to be stored; a deleted post has no text to compare.
func (s *Service) publishedBefore(ctx context.Context, tx pgx.Tx, me identity.MemberID, draft Draft) error {
	post, err := s.lockPost(ctx, tx, me, draft.ID)
	if err != nil {
		return err
	}
	if post.Status != statusDeleted && !draft.matches(post) {
		return fault.ErrConflict
	}
	return nil
}

// settlePost indexes a stored post for the search, and requests a review if needed.
func (s *Service) settlePost(ctx context.Context, tx pgx.Tx, draft Draft, tier safety.Tier, held bool) error {
	if err := s.q.AddCommunityTags(ctx, tx, draft.ID); err != nil {
		return fmt.Errorf("add tags: %w", err)
	}
	if err := s.indexWords(ctx, tx, draft.ID, draft.Title, draft.Content, draft.Tags); err != nil {
		return err
	}
	return s.look(ctx, tx, Target{Post: draft.ID}, tier, held)
}

// look requests a review of a possible crisis or of links.
func (s *Service) look(ctx context.Context, tx pgx.Tx, target Target, tier safety.Tier, held bool) error {
	if tier == safety.None && !held {
		return nil
	}
	return s.openCase(ctx, tx, target, reasons{Crisis: string(tier), Links: held})
}

// EditPost changes a post. The caller must be its author. A held or hidden post stays so. An edit without changes does
// nothing.
//
// Returns the errors of Publish, *fault.Forbidden for another member's post, *fault.Conflict for one that a moderator
// removed, and fault.ErrNotFound for one that the member cannot see or deleted.
func (s *Service) EditPost(ctx context.Context, me identity.Member, id uuid.UUID, draft Draft) (Post, error) {
	draft, err := draft.clean()
	if err != nil {
		return Post{}, err
	}
	if err := s.noteRisk(ctx, me.ID, draft.text()); err != nil {
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
	if draft.matches(post) {
		return nil
	}
	tier, status, now := draft.tier(), post.Status, s.clock()
	held := s.held(me, append([]string{draft.Title, draft.Content}, draft.Tags...)...)
	if held && (status == statusPublished || status == statusScheduled) {
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
		return fmt.Errorf("delete tags: %w", err)
	}
	return s.settlePost(ctx, tx, draft, tier, held)
}

// DeletePost deletes a post's text for good, also for moderators. The caller must be its author; repeated calls are
// allowed. Comments by others stay readable. Returns *fault.Forbidden for another member's post, and fault.ErrNotFound
// for one that the member cannot see.
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
			return fmt.Errorf("delete tags: %w", err)
		}
		return s.forgetWords(ctx, tx, id)
	})
}

// ownPost locks one of the member's posts. Returns *fault.Forbidden for a visible post of another member, and
// fault.ErrNotFound otherwise.
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

// lockPost locks a post without checking visibility.
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

// openThread returns an error if the reader cannot see the thread or it is not published.
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
	case statusScheduled:
		return &fault.Conflict{Message: copy.CommunityAnswers.ThreadScheduled}
	default:
		return &fault.Conflict{Message: copy.CommunityAnswers.ThreadHidden}
	}
}

var (
	notFoundPost    = &fault.NotFound{Message: copy.CommunityAnswers.PostNotFound}
	notFoundComment = &fault.NotFound{Message: copy.CommunityAnswers.CommentNotFound}
)
