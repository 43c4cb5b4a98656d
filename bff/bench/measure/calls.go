package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"sync/atomic"

	"github.com/google/uuid"
)

// call is one of the product's most important calls.
type call struct {
	name, app string
	status    int
	// hashes marks the calls that hash a password, which takes most of their time.
	hashes bool
	// volatile names the properties of the response that differ from call to call.
	volatile []string
	// prepare sets up the data that a burst needs; nil does nothing.
	prepare func(context.Context, *fixture) error
	// make returns request i of a burst.
	make func(i int) request
}

var unique atomic.Int64

// randomAddress returns a random client address, so that the limits by address are checked and not reached.
func randomAddress() string {
	return fmt.Sprintf("10.%d.%d.%d", rand.IntN(256), rand.IntN(256), 1+rand.IntN(254))
}

// other returns the i-th of the members with long conversations who are not clients of coach 1.
func other(i int) int { return firstOthers + i%(activeMembers-firstOthers+1) }

const answerText = "I will try that on Sunday. If it goes wrong I will at least know what I wanted to say, and that is more than I had last month."

var journey = []call{
	{
		name: "POST /api/beta-signup", app: "site", status: http.StatusCreated, volatile: []string{"message"},
		make: func(int) request {
			n := unique.Add(1)
			return request{method: http.MethodPost, path: "/api/beta-signup", address: randomAddress(), body: fmt.Sprintf(
				`{"firstName":"Asha","lastName":"Iyer","email":"visitor%d@mail.example","occupation":"Engineer","location":"Austin","ageRange":"25-34","reasonForInterest":"A friend told me.","headingVariant":"default","pricingVariant":"default"}`, n)}
		},
	},
	{
		name: "POST /api/register", app: "member", status: http.StatusCreated, hashes: true,
		volatile: []string{"id", "username", "email", "createdAt"},
		make: func(int) request {
			n := unique.Add(1)
			return request{method: http.MethodPost, path: "/api/register", address: randomAddress(), body: fmt.Sprintf(
				`{"username":"newcomer_%d","email":"newcomer%d@mail.example","firstName":"Asha","lastName":"Iyer","password":"%s","timeZone":"America/Chicago"}`, n, n, password)}
		},
	},
	{
		name: "POST /api/login", app: "member", status: http.StatusOK, hashes: true,
		make: func(i int) request {
			return request{method: http.MethodPost, path: "/api/login", address: randomAddress(),
				body: fmt.Sprintf(`{"username":"member_%d","password":"%s"}`, other(i), password)}
		},
	},
	{
		name: "GET /api/user", app: "member", status: http.StatusOK,
		make: func(i int) request { return asMember(other(i), "/api/user") },
	},
	{
		name: "GET /api/user-preferences", app: "member", status: http.StatusOK,
		make: func(i int) request { return asMember(other(i), "/api/user-preferences") },
	},
	{
		name: "GET /api/coaches", app: "member", status: http.StatusOK,
		make: func(i int) request { return asMember(other(i), "/api/coaches") },
	},
	{
		name: "GET /api/coach-suggestions", app: "member", status: http.StatusOK,
		make: func(i int) request { return asMember(other(i), "/api/coach-suggestions") },
	},
	{
		name: "GET /api/messages/{coachId}", app: "member", status: http.StatusOK,
		make: func(i int) request {
			return asMember(other(i), "/api/messages/"+id("coach", coachOf(other(i))).String())
		},
	},
	{
		name: "POST /api/messages", app: "member", status: http.StatusCreated, volatile: []string{"id", "seq", "createdAt"},
		make: func(i int) request {
			return request{method: http.MethodPost, path: "/api/messages", realm: "member", user: other(i), address: randomAddress(), body: fmt.Sprintf(
				`{"id":"%s","coachId":"%s","text":"%s"}`, uuid.New(), id("coach", coachOf(other(i))), answerText)}
		},
	},
	{
		name: "POST /api/messages/{coachId}/read", app: "member", status: http.StatusNoContent,
		// The read marks are reset, because a request that does not move its mark does little work.
		prepare: func(ctx context.Context, w *fixture) error {
			_, err := w.pool.Exec(ctx, `update conversations c set member_delivered_seq = 0, member_read_seq = 0
				from members m where m.id = c.member_id and m.coach_id <> $1 and c.member_read_seq > 0 and c.last_seq >= $2`, id("coach", 1), longTalk)
			return err
		},
		make: func(i int) request {
			n := other(i)
			seq := 20 + i/(activeMembers-firstOthers+1)
			return request{method: http.MethodPost, path: "/api/messages/" + id("coach", coachOf(n)).String() + "/read", realm: "member", user: n,
				address: randomAddress(), body: fmt.Sprintf(`{"messageId":"%s"}`, messageID(n, seq))}
		},
	},
	{
		name: "GET /api/coach/clients", app: "coach", status: http.StatusOK,
		make: func(int) request { return asCoach(1, "/api/coach/clients") },
	},
	{
		name: "GET /api/coach/clients/{id}/messages", app: "coach", status: http.StatusOK,
		make: func(i int) request {
			return asCoach(1, "/api/coach/clients/"+id("member", 1+i%(firstOthers-1)).String()+"/messages")
		},
	},
	{
		name: "POST /api/coach/clients/{id}/messages", app: "coach", status: http.StatusCreated, volatile: []string{"id", "seq", "createdAt"},
		make: func(i int) request {
			n := other(i)
			return request{method: http.MethodPost, path: "/api/coach/clients/" + id("member", n).String() + "/messages", realm: "coach", user: coachOf(n),
				address: randomAddress(), body: fmt.Sprintf(`{"id":"%s","text":"%s"}`, uuid.New(), answerText)}
		},
	},
}

func asMember(n int, path string) request {
	return request{method: http.MethodGet, path: path, realm: "member", user: n, address: randomAddress()}
}

func asCoach(n int, path string) request {
	return request{method: http.MethodGet, path: path, realm: "coach", user: n, address: randomAddress()}
}
