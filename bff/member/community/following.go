package community

import (
	"context"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
)

type followInput struct {
	ID   string `path:"id" format:"uuid"`
	Body FollowRequest
}

type saveInput struct {
	ID   string `path:"id" format:"uuid"`
	Body SaveRequest
}

type marksOutput struct{ Body ThreadMarks }

type savedInput struct {
	Before string `query:"before" format:"uuid" doc:"Cursor: only posts saved before this one."`
	Limit  int    `query:"limit" minimum:"1" maximum:"100" doc:"Maximum number of results; the default is 20."`
}

type savedOutput struct{ Body SavedPage }

func (o operations) follow(ctx context.Context, me identity.Member, in *followInput) (*marksOutput, error) {
	id, err := postID(in.ID)
	if err != nil {
		return nil, err
	}
	if in.Body.Following == nil {
		return nil, fault.Field("following", copy.Validation.WrongTypeFlag)
	}
	if err := o.community.Follow(ctx, me.ID, id, *in.Body.Following); err != nil {
		return nil, err
	}
	post, err := o.community.Post(ctx, me.ID, id)
	if err != nil {
		return nil, err
	}
	return &marksOutput{Body: ThreadMarks{Following: post.Following, Saved: post.Saved}}, nil
}

func (o operations) save(ctx context.Context, me identity.Member, in *saveInput) (*marksOutput, error) {
	id, err := postID(in.ID)
	if err != nil {
		return nil, err
	}
	if in.Body.Saved == nil {
		return nil, fault.Field("saved", copy.Validation.WrongTypeFlag)
	}
	if err := o.community.Save(ctx, me.ID, id, *in.Body.Saved); err != nil {
		return nil, err
	}
	post, err := o.community.Post(ctx, me.ID, id)
	if err != nil {
		return nil, err
	}
	return &marksOutput{Body: ThreadMarks{Following: post.Following, Saved: post.Saved}}, nil
}

func (o operations) seeThread(ctx context.Context, me identity.Member, in *postInput) (*struct{}, error) {
	id, err := postID(in.ID)
	if err != nil {
		return nil, err
	}
	return nil, o.community.SeeThread(ctx, me.ID, id)
}

func (o operations) saved(ctx context.Context, me identity.Member, in *savedInput) (*savedOutput, error) {
	before, err := placeIn("before", in.Before)
	if err != nil {
		return nil, err
	}
	page, err := o.community.Saved(ctx, me.ID, before, in.Limit)
	if err != nil {
		return nil, err
	}
	body := SavedPage{Items: make([]PostSummary, len(page.Items)), Earlier: idText(page.Earlier)}
	for i, summary := range page.Items {
		body.Items[i] = summaryOf(summary)
	}
	return &savedOutput{Body: body}, nil
}
