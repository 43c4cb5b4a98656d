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
		Summary: "How the member stands in the community",
		Errors:  []int{401},
	}, o.alias)
	realm.SignedIn(api, huma.Operation{
		OperationID: "acceptGuidelines", Method: http.MethodPost, Path: "/api/forum-alias/accept-guidelines", Tags: []string{tag},
		Summary: "Accept the guidelines as they are now",
		Errors:  []int{401, 429},
	}, o.accept, realm.Limit(writing))
	o.registerPosts(api)
	o.registerComments(api)
	o.registerReactions(api)
	o.registerOwn(api)
}

func (o operations) registerPosts(api *realm.API[identity.Member]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "listPosts", Method: http.MethodGet, Path: postsPath, Tags: []string{tag},
		Summary:     "The posts that are published, a page at a time",
		Description: "Trending or newest first; with q, what was found, the best first. A page that is shorter than its limit is the last one. A post that is answered meanwhile may stand on two pages.",
		Errors:      []int{400, 401},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "createPost", Method: http.MethodPost, Path: postsPath, Tags: []string{tag},
		Summary:       "Publish a post",
		Description:   "The same id with the same words again stores nothing: it brings the post. 403 before the guidelines are accepted and during a suspension; 409 for an id that is taken, also by other words of one's own.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 403, 409, 413, 415, 429},
	}, o.create, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "getPost", Method: http.MethodGet, Path: postPath, Tags: []string{tag},
		Summary: "One post",
		Errors:  []int{401, 404},
	}, o.get)
	realm.SignedIn(api, huma.Operation{
		OperationID: "editPost", Method: http.MethodPatch, Path: postPath, Tags: []string{tag},
		Summary:     "Change a post of one's own",
		Description: "All of it is sent. 403 for somebody else's, before the guidelines are accepted and during a suspension; 409 for one that a moderator removed.",
		Errors:      []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.edit, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "deletePost", Method: http.MethodDelete, Path: postPath, Tags: []string{tag},
		Summary:       "Take a post of one's own back",
		Description:   "Its words are gone for good. What others wrote under it stays readable at its address.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 403, 404, 429},
	}, o.delete, realm.Limit(writing))
}

func (o operations) registerComments(api *realm.API[identity.Member]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "listComments", Method: http.MethodGet, Path: commentsPath, Tags: []string{tag},
		Summary:     "A part of a thread, oldest comment first",
		Description: "From the beginning, or at one place: after, before or around a comment, or the newest. Around a comment there are at most half of the limit ahead of it. The member's own comments are there in every state.",
		Errors:      []int{400, 401, 404},
	}, o.comments)
	realm.SignedIn(api, huma.Operation{
		OperationID: "addComment", Method: http.MethodPost, Path: commentsPath, Tags: []string{tag},
		Summary:       "Comment on a post",
		Description:   "The same id with the same words again stores nothing: it brings the comment. 409 for a post that is not published any more, and for an id that is taken, also by other words of one's own.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.comment, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "editComment", Method: http.MethodPatch, Path: commentPath, Tags: []string{tag},
		Summary: "Change a comment of one's own",
		Errors:  []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.editComment, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "deleteComment", Method: http.MethodDelete, Path: commentPath, Tags: []string{tag},
		Summary:       "Take a comment of one's own back, for good",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 403, 404, 429},
	}, o.deleteComment, realm.Limit(writing))
}

func (o operations) registerReactions(api *realm.API[identity.Member]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "getReactions", Method: http.MethodGet, Path: reactionsPath, Tags: []string{tag},
		Summary: "The reactions to a post",
		Errors:  []int{401, 404},
	}, o.reactions)
	realm.SignedIn(api, huma.Operation{
		OperationID: "react", Method: http.MethodPost, Path: reactionsPath, Tags: []string{tag},
		Summary:     "Give a post a reaction",
		Description: "Each of the three once; again changes nothing.",
		Errors:      []int{400, 401, 403, 404, 409, 413, 415, 429},
	}, o.react, realm.Limit(reacting))
	realm.SignedIn(api, huma.Operation{
		OperationID: "takeReactionBack", Method: http.MethodDelete, Path: reactionsPath + "/{reactionType}", Tags: []string{tag},
		Summary: "Take a reaction back",
		Errors:  []int{401, 404, 429},
	}, o.takeBack, realm.Limit(reacting))
}

func (o operations) registerOwn(api *realm.API[identity.Member]) {
	realm.SignedIn(api, huma.Operation{
		OperationID: "flag", Method: http.MethodPost, Path: "/api/flag", Tags: []string{tag},
		Summary:       "Ask for a look at somebody else's post or comment",
		Description:   "Again changes nothing. 409 for one's own words.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 404, 409, 413, 415, 429},
	}, o.flag, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "appeal", Method: http.MethodPost, Path: "/api/appeal", Tags: []string{tag},
		Summary:       "Say something against a decision about one's own words",
		Description:   "Once for each post and each comment that a moderator hid or removed; 409 otherwise.",
		DefaultStatus: http.StatusCreated,
		Errors:        []int{400, 401, 404, 409, 413, 415, 429},
	}, o.appeal, realm.Limit(writing))
	realm.SignedIn(api, huma.Operation{
		OperationID: "listOwnWords", Method: http.MethodGet, Path: "/api/community/yours", Tags: []string{tag},
		Summary: "What the member wrote in the community, newest first",
		Errors:  []int{400, 401},
	}, o.yours)
	realm.SignedIn(api, huma.Operation{
		OperationID: "listCommunityNotices", Method: http.MethodGet, Path: "/api/community/notices", Tags: []string{tag},
		Summary: "What the member was told in the community, newest first",
		Errors:  []int{400, 401, 404},
	}, o.notices)
	realm.SignedIn(api, huma.Operation{
		OperationID: "seeCommunityNotices", Method: http.MethodPost, Path: "/api/community/notices/seen", Tags: []string{tag},
		Summary:       "Mark all of it as seen, also behind the bell",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 429},
	}, o.seeNotices, realm.Limit(writing))
}
