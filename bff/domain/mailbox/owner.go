package mailbox

import (
	"aangan/bff/domain/identity"

	"github.com/google/uuid"
)

// Realm is the kind of owner of a mailbox.
type Realm string

// The two realms. Mailboxes of different realms differ, even if their owners' ids were equal.
const (
	RealmMember Realm = "member"
	RealmCoach  Realm = "coach"
)

// Owner identifies one mailbox. It is comparable, for use as a map key.
type Owner struct {
	Realm Realm
	ID    uuid.UUID
}

// MemberOwner identifies a member's mailbox.
func MemberOwner(id identity.MemberID) Owner { return Owner{Realm: RealmMember, ID: id.UUID()} }

// CoachOwner identifies a coach's mailbox.
func CoachOwner(id identity.CoachID) Owner { return Owner{Realm: RealmCoach, ID: id.UUID()} }

// Waker wakes the open streams of these mailboxes. It is called after the commit, must not block, and may be called
// without new events.
type Waker interface {
	Wake(owners ...Owner)
}

// Hint is a transient event, such as typing. It is not stored and has no number; a stream that is away misses it.
type Hint struct {
	To Owner
	// From is the id of the coach or member who is typing, of the other realm.
	From   uuid.UUID
	Typing bool
}

// Hinter sends hints to open streams, in this and every other process. It must not block, and may drop hints.
type Hinter interface {
	Hint(hints ...Hint)
}

// Wake calls the waker, if any.
func Wake(waker Waker, owners ...Owner) {
	if waker != nil && len(owners) > 0 {
		waker.Wake(owners...)
	}
}

// WakeCoaches does the same as WakeMembers, for coaches.
func WakeCoaches(waker Waker) func(coaches ...identity.CoachID) {
	return func(coaches ...identity.CoachID) {
		owners := make([]Owner, len(coaches))
		for i, coach := range coaches {
			owners[i] = CoachOwner(coach)
		}
		Wake(waker, owners...)
	}
}

// WakeMembers returns a function that wakes members, for packages that mailbox depends on.
func WakeMembers(waker Waker) func(members ...identity.MemberID) {
	return func(members ...identity.MemberID) {
		owners := make([]Owner, len(members))
		for i, member := range members {
			owners[i] = MemberOwner(member)
		}
		Wake(waker, owners...)
	}
}
