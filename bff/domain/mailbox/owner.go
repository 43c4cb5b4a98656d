package mailbox

import (
	"aangan/bff/domain/identity"

	"github.com/google/uuid"
)

// Realm says which kind of person owns a mailbox.
type Realm string

// The two realms. A member's mailbox and a coach's never meet, even if their ids were equal.
const (
	RealmMember Realm = "member"
	RealmCoach  Realm = "coach"
)

// Owner names one mailbox. It is comparable, so that it can be the key of a map.
type Owner struct {
	Realm Realm
	ID    uuid.UUID
}

// MemberOwner names a member's mailbox.
func MemberOwner(id identity.MemberID) Owner { return Owner{Realm: RealmMember, ID: id.UUID()} }

// CoachOwner names a coach's mailbox.
func CoachOwner(id identity.CoachID) Owner { return Owner{Realm: RealmCoach, ID: id.UUID()} }

// Waker tells open streams that these mailboxes have something new. It is called after the commit, must not block, and
// may be called when nothing is new: a stream then finds nothing and waits on.
type Waker interface {
	Wake(owners ...Owner)
}

// Hint is what counts only at this moment: whether somebody is writing to the owner. It is stored nowhere and has no number,
// and a stream that was away never hears of it.
type Hint struct {
	To Owner
	// From is the id of the coach or the member who is writing: of the other realm.
	From   uuid.UUID
	Typing bool
}

// Hinter tells open streams of hints, here and in every other process. It must not block; what cannot be told at once may be
// lost.
type Hinter interface {
	Hint(hints ...Hint)
}

// Wake calls the waker if there is one. Without one (in a command, in a test) streams simply are not told.
func Wake(waker Waker, owners ...Owner) {
	if waker != nil && len(owners) > 0 {
		waker.Wake(owners...)
	}
}

// WakeCoaches is WakeMembers for coaches.
func WakeCoaches(waker Waker) func(coaches ...identity.CoachID) {
	return func(coaches ...identity.CoachID) {
		owners := make([]Owner, len(coaches))
		for i, coach := range coaches {
			owners[i] = CoachOwner(coach)
		}
		Wake(waker, owners...)
	}
}

// WakeMembers is Wake, made into what packages ask for that mailbox itself stands on: it calls members, when there is a
// waker.
func WakeMembers(waker Waker) func(members ...identity.MemberID) {
	return func(members ...identity.MemberID) {
		owners := make([]Owner, len(members))
		for i, member := range members {
			owners[i] = MemberOwner(member)
		}
		Wake(waker, owners...)
	}
}
