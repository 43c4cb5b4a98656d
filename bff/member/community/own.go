package community

import (
	"context"

	"github.com/google/uuid"

	"aangan/bff/domain/community"
	"aangan/bff/domain/identity"
)

type flagInput struct{ Body FlagRequest }

type appealInput struct{ Body AppealRequest }

type receivedOutput struct{ Body Received }

type yoursInput struct {
	Before string `query:"before" format:"uuid" doc:"Cursor: only items older than this post or comment."`
	Limit  int    `query:"limit" minimum:"1" maximum:"100" doc:"Maximum number of results; the default is 30."`
}

type yoursOutput struct{ Body OwnWordsPage }

type noticesInput struct {
	Before string `query:"before" format:"uuid" doc:"Cursor: only notices older than this one."`
}

type noticesOutput struct{ Body CommunityNoticePage }

func (o operations) flag(ctx context.Context, me identity.Member, in *flagInput) (*receivedOutput, error) {
	err := o.community.Flag(ctx, me.ID, community.Report{
		PostID: in.Body.PostID, CommentID: in.Body.CommentID, Reason: in.Body.Reason, Notes: in.Body.Notes,
	})
	if err != nil {
		return nil, err
	}
	return &receivedOutput{}, nil
}

func (o operations) appeal(ctx context.Context, me identity.Member, in *appealInput) (*receivedOutput, error) {
	err := o.community.Appeal(ctx, me.ID, community.AppealRequest{PostID: in.Body.PostID, CommentID: in.Body.CommentID, Text: in.Body.Text})
	if err != nil {
		return nil, err
	}
	return &receivedOutput{}, nil
}

func (o operations) yours(ctx context.Context, me identity.Member, in *yoursInput) (*yoursOutput, error) {
	before, err := placeIn("before", in.Before)
	if err != nil {
		return nil, err
	}
	page, err := o.community.OwnItems(ctx, me.ID, before, in.Limit)
	if err != nil {
		return nil, err
	}
	body := OwnWordsPage{Items: make([]OwnWords, len(page.Items)), Earlier: idText(page.Earlier)}
	for i, own := range page.Items {
		body.Items[i] = ownOf(own)
	}
	return &yoursOutput{Body: body}, nil
}

func (o operations) notices(ctx context.Context, me identity.Member, in *noticesInput) (*noticesOutput, error) {
	page, err := o.community.Notices(ctx, me.ID, in.Before)
	if err != nil {
		return nil, err
	}
	body := CommunityNoticePage{Items: make([]CommunityNotice, len(page.Items))}
	if page.Earlier != "" {
		body.Earlier = &page.Earlier
	}
	for i, notice := range page.Items {
		body.Items[i] = CommunityNotice{
			ID: notice.ID.String(), Kind: notice.Kind, PostID: notice.Post.String(), CommentID: idText(notice.Comment),
			Title: notice.Title, Count: notice.Count, CreatedAt: notice.CreatedAt, Seen: notice.Seen,
		}
	}
	return &noticesOutput{Body: body}, nil
}

func (o operations) seeNotices(ctx context.Context, me identity.Member, _ *struct{}) (*struct{}, error) {
	return nil, o.community.SeeNotices(ctx, me.ID)
}

func ownOf(own community.OwnItem) OwnWords {
	words := OwnWords{
		Kind: "post", PostID: own.Post.String(), CommentID: idText(own.Comment), Title: own.Title, Excerpt: own.Excerpt,
		Status: own.Status, Open: own.Open, Outcome: own.Outcome, CanAppeal: own.CanAppeal, Appealed: own.Appealed, CreatedAt: own.CreatedAt,
		NewComments: own.Fresh, Since: own.Since,
	}
	if own.Comment != nil {
		words.Kind = "comment"
	}
	return words
}

func idText(id *uuid.UUID) *string {
	if id == nil {
		return nil
	}
	text := id.String()
	return &text
}
