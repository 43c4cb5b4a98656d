package community

import (
	"context"

	"github.com/google/uuid"

	"aangan/bff/domain/community"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
)

type commentsInput struct {
	ID     string `path:"id" format:"uuid"`
	After  string `query:"after" format:"uuid" doc:"Only comments after this one."`
	Before string `query:"before" format:"uuid" doc:"The last comments before this one."`
	Around string `query:"around" format:"uuid" doc:"This comment and those around it."`
	Newest string `query:"newest" enum:"1" doc:"1 for the last comments of the thread."`
	Limit  int    `query:"limit" minimum:"1" maximum:"100" doc:"Maximum number of results; the default is 50."`
}

type commentsOutput struct {
	Body []Comment `nullable:"false"`
}

type addCommentInput struct {
	ID   string `path:"id" format:"uuid"`
	Body CommentRequest
}

type commentInput struct {
	ID        string `path:"id" format:"uuid"`
	CommentID string `path:"commentId" format:"uuid"`
}

type editCommentInput struct {
	ID        string `path:"id" format:"uuid"`
	CommentID string `path:"commentId" format:"uuid"`
	Body      CommentRequest
}

type commentOutput struct{ Body Comment }

type reactInput struct {
	ID   string `path:"id" format:"uuid"`
	Body ReactRequest
}

type takeBackInput struct {
	ID           string `path:"id" format:"uuid"`
	ReactionType string `path:"reactionType" doc:"Support, SameHere or ThankYou."`
}

type reactionsOutput struct{ Body Reactions }

func (o operations) comments(ctx context.Context, me identity.Member, in *commentsInput) (*commentsOutput, error) {
	post, err := postID(in.ID)
	if err != nil {
		return nil, err
	}
	page := community.CommentPage{Newest: in.Newest != "", Limit: in.Limit}
	for _, asked := range []struct {
		field, text string
		place       **uuid.UUID
	}{{"after", in.After, &page.After}, {"before", in.Before, &page.Before}, {"around", in.Around, &page.Around}} {
		if *asked.place, err = placeIn(asked.field, asked.text); err != nil {
			return nil, err
		}
	}
	found, err := o.community.Comments(ctx, me.ID, post, page)
	if err != nil {
		return nil, err
	}
	body := make([]Comment, len(found))
	for i, comment := range found {
		body[i] = commentOf(comment)
	}
	return &commentsOutput{Body: body}, nil
}

func (o operations) comment(ctx context.Context, me identity.Member, in *addCommentInput) (*commentOutput, error) {
	post, err := postID(in.ID)
	if err != nil {
		return nil, err
	}
	id, err := ownID(in.Body.ID, copy.CommunityAnswers.CommentID)
	if err != nil {
		return nil, err
	}
	comment, err := o.community.Comment(ctx, me, post, id, in.Body.Content)
	return commentAnswer(comment, err)
}

func (o operations) editComment(ctx context.Context, me identity.Member, in *editCommentInput) (*commentOutput, error) {
	post, comment, err := commentIDs(in.ID, in.CommentID)
	if err != nil {
		return nil, err
	}
	changed, err := o.community.EditComment(ctx, me, post, comment, in.Body.Content)
	return commentAnswer(changed, err)
}

func (o operations) deleteComment(ctx context.Context, me identity.Member, in *commentInput) (*struct{}, error) {
	post, comment, err := commentIDs(in.ID, in.CommentID)
	if err != nil {
		return nil, err
	}
	return nil, o.community.DeleteComment(ctx, me.ID, post, comment)
}

func (o operations) reactions(ctx context.Context, me identity.Member, in *postInput) (*reactionsOutput, error) {
	post, err := postID(in.ID)
	if err != nil {
		return nil, err
	}
	found, err := o.community.Reactions(ctx, me.ID, post)
	return reactionsAnswer(found, err)
}

func (o operations) react(ctx context.Context, me identity.Member, in *reactInput) (*reactionsOutput, error) {
	post, err := postID(in.ID)
	if err != nil {
		return nil, err
	}
	found, err := o.community.React(ctx, me, post, in.Body.ReactionType)
	return reactionsAnswer(found, err)
}

func (o operations) takeBack(ctx context.Context, me identity.Member, in *takeBackInput) (*reactionsOutput, error) {
	post, err := postID(in.ID)
	if err != nil {
		return nil, err
	}
	found, err := o.community.RemoveReaction(ctx, me.ID, post, in.ReactionType)
	return reactionsAnswer(found, err)
}

func commentIDs(postText, commentText string) (post, comment uuid.UUID, err error) {
	if post, err = postID(postText); err != nil {
		return post, comment, err
	}
	if comment, err = uuid.Parse(commentText); err != nil {
		err = &fault.NotFound{Message: copy.CommunityAnswers.CommentNotFound}
	}
	return post, comment, err
}

func commentAnswer(comment community.Comment, err error) (*commentOutput, error) {
	if err != nil {
		return nil, err
	}
	return &commentOutput{Body: commentOf(comment)}, nil
}

func reactionsAnswer(reactions community.Reactions, err error) (*reactionsOutput, error) {
	if err != nil {
		return nil, err
	}
	return &reactionsOutput{Body: reactionsOf(reactions)}, nil
}

func commentOf(c community.Comment) Comment {
	return Comment{
		ID: c.ID.String(), Content: c.Content,
		Author: CommentAuthor{Name: c.Author.Name, IsYours: c.Author.Yours, IsOriginalPoster: c.Author.Original},
		Status: c.Status, Safety: c.Safety, Edited: c.Edited, CanEdit: c.CanEdit, CanAppeal: c.CanAppeal, CreatedAt: c.CreatedAt, Appears: c.Appears,
	}
}
