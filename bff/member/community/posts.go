package community

import (
	"context"

	"github.com/google/uuid"

	"aangan/bff/domain/community"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
)

type aliasOutput struct{ Body ForumAlias }

type listInput struct {
	Category string `query:"category" doc:"Code of a category; all if missing."`
	Sort     string `query:"sort" enum:"trending,recent" doc:"Sort order; the default is trending. Ignored with q."`
	Q        string `query:"q" doc:"Search text of 1 to 100 characters."`
	Tag      string `query:"tag" doc:"Only posts with this tag."`
	After    string `query:"after" format:"uuid" doc:"Cursor: id of the last post of the previous page."`
	Limit    int    `query:"limit" minimum:"1" maximum:"100" doc:"Maximum number of results; the default is 20."`
}

type listOutput struct {
	Body []PostSummary `nullable:"false"`
}

type createInput struct{ Body PostRequest }

type postInput struct {
	ID string `path:"id" format:"uuid"`
}

type editInput struct {
	ID   string `path:"id" format:"uuid"`
	Body PostRequest
}

type postOutput struct{ Body Post }

func (o operations) alias(ctx context.Context, me identity.Member, _ *struct{}) (*aliasOutput, error) {
	standing, err := o.community.Access(ctx, me)
	if err != nil {
		return nil, err
	}
	return &aliasOutput{Body: aliasOf(standing)}, nil
}

func (o operations) accept(ctx context.Context, me identity.Member, _ *struct{}) (*aliasOutput, error) {
	standing, err := o.community.AcceptGuidelines(ctx, me)
	if err != nil {
		return nil, err
	}
	return &aliasOutput{Body: aliasOf(standing)}, nil
}

func aliasOf(standing community.Access) ForumAlias {
	alias := ForumAlias{
		GuidelinesAccepted: standing.Accepted, GuidelinesVersion: standing.Version, NewAccount: standing.New, Unseen: standing.Unseen,
	}
	if standing.SuspendedUntil != nil {
		until := standing.SuspendedUntil.UTC()
		alias.SuspendedUntil = &until
	}
	return alias
}

func (o operations) list(ctx context.Context, me identity.Member, in *listInput) (*listOutput, error) {
	after, err := placeIn("after", in.After)
	if err != nil {
		return nil, err
	}
	found, err := o.community.List(ctx, me.ID, community.ListFilter{
		Category: in.Category, Tag: in.Tag, Query: in.Q, Sort: in.Sort, After: after, Limit: in.Limit,
	})
	if err != nil {
		return nil, err
	}
	body := make([]PostSummary, len(found))
	for i, summary := range found {
		body[i] = summaryOf(summary)
	}
	return &listOutput{Body: body}, nil
}

func (o operations) create(ctx context.Context, me identity.Member, in *createInput) (*postOutput, error) {
	draft, err := draftOf(in.Body)
	if err != nil {
		return nil, err
	}
	post, err := o.community.Publish(ctx, me, draft)
	return postAnswer(post, err)
}

func (o operations) get(ctx context.Context, me identity.Member, in *postInput) (*postOutput, error) {
	id, err := postID(in.ID)
	if err != nil {
		return nil, err
	}
	post, err := o.community.Post(ctx, me.ID, id)
	return postAnswer(post, err)
}

func (o operations) edit(ctx context.Context, me identity.Member, in *editInput) (*postOutput, error) {
	id, err := postID(in.ID)
	if err != nil {
		return nil, err
	}
	in.Body.ID = ""
	draft, err := draftOf(in.Body)
	if err != nil {
		return nil, err
	}
	post, err := o.community.EditPost(ctx, me, id, draft)
	return postAnswer(post, err)
}

func (o operations) delete(ctx context.Context, me identity.Member, in *postInput) (*struct{}, error) {
	id, err := postID(in.ID)
	if err != nil {
		return nil, err
	}
	return nil, o.community.DeletePost(ctx, me.ID, id)
}

func draftOf(body PostRequest) (community.Draft, error) {
	id, err := ownID(body.ID, copy.CommunityAnswers.PostID)
	return community.Draft{ID: id, Title: body.Title, Content: body.Content, Category: body.Category, Tags: body.Tags}, err
}

// ownID parses an id that the client made; empty text means no id.
func ownID(text, message string) (uuid.UUID, error) {
	if text == "" {
		return uuid.Nil, nil
	}
	id, err := uuid.Parse(text)
	if err != nil || id == uuid.Nil {
		return uuid.Nil, fault.Field("id", message)
	}
	return id, nil
}

// postID parses an id of a path. Returns a not-found fault for a malformed one, as for an unknown post.
func postID(text string) (uuid.UUID, error) {
	id, err := uuid.Parse(text)
	if err != nil {
		return id, &fault.NotFound{Message: copy.CommunityAnswers.PostNotFound}
	}
	return id, nil
}

// placeIn parses a position in a list; empty text means the beginning.
func placeIn(field, text string) (*uuid.UUID, error) {
	if text == "" {
		return nil, nil
	}
	id, err := uuid.Parse(text)
	if err != nil {
		return nil, fault.Field(field, copy.CommunityAnswers.NotAPlace)
	}
	return &id, nil
}

func postAnswer(post community.Post, err error) (*postOutput, error) {
	if err != nil {
		return nil, err
	}
	return &postOutput{Body: Post{
		ID: post.ID.String(), Title: post.Title, Content: post.Content, Category: post.Category, Tags: append([]string{}, post.Tags...),
		Author: PostAuthor{Name: post.Author.Name, IsYours: post.Author.Yours}, Likes: post.Reactions.Total(), Reactions: reactionsOf(post.Reactions),
		CommentCount: post.Comments, Status: post.Status, Edited: post.Edited, CreatedAt: post.CreatedAt, Appears: post.Appears,
		Safety: post.Safety, Deleted: post.Deleted, CanEdit: post.CanEdit, CanAppeal: post.CanAppeal, Following: post.Following, Saved: post.Saved,
	}}, nil
}

func summaryOf(s community.Summary) PostSummary {
	return PostSummary{
		ID: s.ID.String(), Title: s.Title, Excerpt: s.Excerpt, ExcerptCut: s.Cut, Category: s.Category, Tags: append([]string{}, s.Tags...),
		Author: PostAuthor{Name: s.Author.Name, IsYours: s.Author.Yours}, Likes: s.Reactions.Total(), Reactions: reactionsOf(s.Reactions),
		CommentCount: s.Comments, Status: s.Status, Edited: s.Edited, CreatedAt: s.CreatedAt, Appears: s.Appears,
	}
}

func reactionsOf(r community.Reactions) Reactions {
	shown := Reactions{Support: r.Support, SameHere: r.SameHere, ThankYou: r.ThankYou, Yours: []string{}}
	for _, kind := range r.Yours {
		shown.Yours = append(shown.Yours, string(kind))
	}
	return shown
}
