// Package community has the member's operations of the community: posts, comments, reactions, flags, and the outcomes
// for their own texts. The domain never returns who wrote a text, so no member's id appears here in any form.
package community

import (
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/community"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/ratelimit"
	"aangan/bff/internal/realm"
)

const tag = "Community"

// Limits per address for writing and reacting, above any manual use. The domain also limits each member's texts per
// hour.
var (
	writing  = ratelimit.Rule{Burst: 60, Per: time.Minute}
	reacting = ratelimit.Rule{Burst: 240, Per: time.Minute}
)

const (
	postsPath     = "/api/posts"
	postPath      = postsPath + "/{id}"
	commentsPath  = postPath + "/comments"
	commentPath   = commentsPath + "/{commentId}"
	reactionsPath = postPath + "/reactions"
)

// operations answers the calls of this package.
type operations struct{ community *community.Service }

// Register adds the operations of the community to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], service *community.Service) {
	o := operations{community: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "getForumAlias", Method: http.MethodGet, Path: "/api/forum-alias", Tags: []string{tag},
		Summary: "Get the member's community access",
		Errors:  []int{401},
	}, o.alias)
	realm.SignedIn(api, huma.Operation{
		OperationID: "acceptGuidelines", Method: http.MethodPost, Path: "/api/forum-alias/accept-guidelines", Tags: []string{tag},
		Summary: "Accept the current guidelines",
		Errors:  []int{401, 429},
	}, o.accept, realm.Limit(writing))
	o.registerPosts(api)
	o.registerComments(api)
	o.registerReactions(api)
	o.registerFollowing(api)
	o.registerOwn(api)
}

func (o operations) registerPosts(api *realm.API[identity.Member]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "listPosts", Method: http.MethodGet, Path: postsPath, Tags: []string{tag},
		Summary:     "List the published posts",
		Description: "Trending or newest first; with q, the search results, best match first. A page that is shorter than its limit is the last one. A post that is commented on between two requests may be on both pages.",
		Errors:      []int{400, 401},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "createPost", Method: http.MethodPost, Path: postsPath, Tags: []string{tag},
		Summary:       "Publish a community post",
		Description:   "Repeating an id with the same content returns the stored post and changes nothing. 403 if the guidelines are not accepted, and during a suspension; 409 if the id is taken, also by other content of the member.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 403, 409, 413, 415, 429},
	}, o.create, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "getPost", Method: http.MethodGet, Path: postPath, Tags: []string{tag},
		Summary: "Get one post",
		Errors:  []int{401, 404},
	}, o.get)
	realm.SignedIn(api, huma.Operation{
		OperationID: "editPost", Method: http.MethodPatch, Path: postPath, Tags: []string{tag},
		Summary:     "Edit the member's own post",
		Description: "The request replaces the whole post. 403 for another member's post, if the guidelines are not accepted, and during a suspension; 409 if a moderator has removed the post.",
		Errors:      []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.edit, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "deletePost", Method: http.MethodDelete, Path: postPath, Tags: []string{tag},
		Summary:       "Delete the member's own post",
		Description:   "Deletes the text for good. Comments by others stay readable. 403 for another member's post.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 403, 404, 429},
	}, o.delete, realm.Limit(writing))
}

func (o operations) registerComments(api *realm.API[identity.Member]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "listComments", Method: http.MethodGet, Path: commentsPath, Tags: []string{tag},
		Summary:     "List the comments of a post",
		Description: "Oldest first: from the beginning, or at one place (after, before or around a comment, or the newest); 400 for more than one place. Around a comment, at most half of the limit comes before it. Includes the member's own comments whatever their status, except deleted ones.",
		Errors:      []int{400, 401, 404},
	}, o.comments)
	realm.SignedIn(api, huma.Operation{
		OperationID: "addComment", Method: http.MethodPost, Path: commentsPath, Tags: []string{tag},
		Summary:       "Comment on a post",
		Description:   "Repeating an id with the same content returns the stored comment and changes nothing. 403 if the guidelines are not accepted, and during a suspension; 409 if the post is no longer published, or if the id is taken, also by other content of the member.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.comment, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "editComment", Method: http.MethodPatch, Path: commentPath, Tags: []string{tag},
		Summary: "Edit the member's own comment",
		Errors:  []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.editComment, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "deleteComment", Method: http.MethodDelete, Path: commentPath, Tags: []string{tag},
		Summary:       "Delete the member's own comment",
		Description:   "Deletes the text for good. 403 for another member's comment.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 403, 404, 429},
	}, o.deleteComment, realm.Limit(writing))
}

func (o operations) registerReactions(api *realm.API[identity.Member]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "getReactions", Method: http.MethodGet, Path: reactionsPath, Tags: []string{tag},
		Summary: "Get the reactions to a post",
		Errors:  []int{401, 404},
	}, o.reactions)
	realm.SignedIn(api, huma.Operation{
		OperationID: "react", Method: http.MethodPost, Path: reactionsPath, Tags: []string{tag},
		Summary:     "React to a post",
		Description: "Each of the three reactions counts once per member; a repeat changes nothing. 403 if the guidelines are not accepted, and during a suspension; 409 if the post is not published.",
		Errors:      []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.react, realm.Limit(reacting))
	realm.SignedIn(api, huma.Operation{
		OperationID: "takeReactionBack", Method: http.MethodDelete, Path: reactionsPath + "/{reactionType}", Tags: []string{tag},
		Summary: "Remove a reaction",
		Errors:  []int{401, 404, 429},
	}, o.takeBack, realm.Limit(reacting))
}

func (o operations) registerFollowing(api *realm.API[identity.Member]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "followThread", Method: http.MethodPut, Path: postPath + "/following", Tags: []string{tag},
		Summary:     "Follow a thread, or stop",
		Description: "A follower is notified of new comments. A member follows the threads in which they write; false switches that off. Works before the guidelines are accepted.",
		Errors:      []int{400, 401, 404, 413, 415, 429},
	}, o.follow, realm.Limit(reacting))
	realm.SignedIn(api, huma.Operation{
		OperationID: "savePost", Method: http.MethodPut, Path: postPath + "/saved", Tags: []string{tag},
		Summary:     "Save a post, or remove it from the saved ones",
		Description: "Only the member sees what they saved. A repeat changes nothing.",
		Errors:      []int{400, 401, 404, 413, 415, 429},
	}, o.save, realm.Limit(reacting))
	realm.SignedIn(api, huma.Operation{
		OperationID: "seeThread", Method: http.MethodPost, Path: postPath + "/seen", Tags: []string{tag},
		Summary:       "Mark a thread as read",
		Description:   "New comments are counted from now on. Marks the member's notices about the thread's comments as seen; the last one clears their mark on the bell.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404, 429},
	}, o.seeThread, realm.Limit(reacting))
	realm.SignedIn(api, huma.Operation{
		OperationID: "listSavedPosts", Method: http.MethodGet, Path: "/api/community/saved", Tags: []string{tag},
		Summary:     "List the posts that the member saved",
		Description: "Last saved first. A post that the member can no longer read is missing.",
		Errors:      []int{400, 401},
	}, o.saved)
}

func (o operations) registerOwn(api *realm.API[identity.Member]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "flag", Method: http.MethodPost, Path: "/api/flag", Tags: []string{tag},
		Summary:       "Flag another member's post or comment",
		Description:   "Requests a moderator's review. A repeat changes nothing. 409 for the member's own post or comment.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 404, 409, 413, 415, 429},
	}, o.flag, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "appeal", Method: http.MethodPost, Path: "/api/appeal", Tags: []string{tag},
		Summary:       "Appeal a moderator's decision",
		Description:   "Once for each post or comment of the member that a moderator hid or removed. 409 if it is visible, or was appealed before.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 404, 409, 413, 415, 429},
	}, o.appeal, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "listOwnWords", Method: http.MethodGet, Path: "/api/community/yours", Tags: []string{tag},
		Summary:     "List the member's posts and comments",
		Description: "Newest first.",
		Errors:      []int{400, 401},
	}, o.yours)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listCommunityNotices", Method: http.MethodGet, Path: "/api/community/notices", Tags: []string{tag},
		Summary:     "List the member's community notices",
		Description: "Newest first. 404 if the cursor is not one of the member's notices.",
		Errors:      []int{400, 401, 404},
	}, o.notices)
	realm.SignedIn(api, huma.Operation{
		OperationID: "seeCommunityNotices", Method: http.MethodPost, Path: "/api/community/notices/seen", Tags: []string{tag},
		Summary:       "Mark all community notices as seen",
		Description:   "Also clears their mark on the bell.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 429},
	}, o.seeNotices, realm.Limit(writing))
}
