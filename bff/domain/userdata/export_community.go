package userdata

import (
	"context"

	"aangan/bff/domain/community"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
)

// ofCommunity exports the member's items and actions in the community. Other members cannot see their author.
func (e *exporter) ofCommunity(ctx context.Context) error {
	kept := e.community.ExportOf(e.tx, identity.MemberID(e.member))
	standing, err := kept.Standing(ctx)
	if err != nil {
		return err
	}
	if standing == nil {
		e.file.value("community", nil)
	} else {
		e.file.value("community", ExportCommunity{
			GuidelinesVersion: standing.Guidelines, AcceptedAt: utc(standing.AcceptedAt), Warnings: standing.Warnings,
			Suspensions: standing.Suspensions, SuspendedUntil: utc(standing.SuspendedUntil),
		})
	}
	if err := e.communityWords(ctx, kept); err != nil {
		return err
	}
	return e.communityActs(ctx, kept)
}

func (e *exporter) communityWords(ctx context.Context, kept community.Export) error {
	e.file.list("communityPosts")
	err := kept.Posts(ctx, func(post community.ExportedText) {
		e.file.item(ExportPost{
			ID: post.ID.String(), Name: post.Name, Title: post.Title, Content: post.Content, Category: post.Category, Tags: post.Tags,
			Status: post.Status, Mark: post.Safety, WrittenAt: post.CreatedAt.UTC(), EditedAt: utc(post.EditedAt),
		})
	})
	if err != nil {
		return err
	}
	e.file.end(']')
	e.file.list("communityComments")
	err = kept.Comments(ctx, func(comment community.ExportedText) {
		e.file.item(ExportComment{
			ID: comment.ID.String(), Post: comment.Post.String(), Name: comment.Name, Content: comment.Content, Status: comment.Status,
			Mark: comment.Safety, WrittenAt: comment.CreatedAt.UTC(), EditedAt: utc(comment.EditedAt),
		})
	})
	if err != nil {
		return err
	}
	e.file.end(']')
	return nil
}

func (e *exporter) communityActs(ctx context.Context, kept community.Export) error {
	reactions, err := kept.Reactions(ctx)
	if err != nil {
		return err
	}
	each(e.file, "communityReactions", reactions, func(row store.ExportCommunityReactionsRow) any {
		return ExportReaction{Post: row.PostID.String(), Kind: row.Kind, At: row.CreatedAt.UTC()}
	})
	flags, err := kept.Flags(ctx)
	if err != nil {
		return err
	}
	each(e.file, "communityFlags", flags, func(row store.ExportCommunityFlagsRow) any {
		return ExportFlag{
			ID: row.ID.String(), Post: row.PostID.String(), Comment: idText(row.CommentID), Reason: row.Reason, Notes: row.Notes,
			SentAt: row.CreatedAt.UTC(),
		}
	})
	decisions, err := kept.Decisions(ctx)
	if err != nil {
		return err
	}
	each(e.file, "communityDecisions", decisions, func(row store.ExportCommunityDecisionsRow) any {
		return ExportDecision{
			Post: row.PostID.String(), Comment: idText(row.CommentID), Outcome: row.Outcome, DecidedAt: utc(row.DecidedAt),
			Warned: row.Warned, SuspendedDays: row.SuspendedDays, Helped: row.Helped, Appeal: row.Appeal,
		}
	})
	notices, err := kept.Notices(ctx)
	if err != nil {
		return err
	}
	each(e.file, "communityNotices", notices, func(row store.ExportCommunityNoticesRow) any {
		return ExportCommunityNotice{
			ID: row.ID.String(), Post: row.PostID.String(), Comment: idText(row.CommentID), About: row.Kind, Count: row.Count,
			NotifiedAt: row.CreatedAt.UTC(), SeenAt: utc(row.SeenAt),
		}
	})
	threads, err := kept.Threads(ctx)
	if err != nil {
		return err
	}
	each(e.file, "communityThreads", threads, func(row store.ExportCommunityThreadsRow) any {
		return ExportThread{Post: row.PostID.String(), Following: row.Follows, SavedAt: utc(row.SavedAt), ReadAt: utc(row.ReadAt)}
	})
	return nil
}

func idText(id *uuid.UUID) *string {
	if id == nil {
		return nil
	}
	text := id.String()
	return &text
}
