package identity

import "github.com/google/uuid"

// MemberID identifies one member. Its own type prevents passing a coach's id instead.
type MemberID uuid.UUID

// CoachID identifies one coach. Its own type prevents passing a member's id instead.
type CoachID uuid.UUID

// ParseMemberID parses a member id. Returns an error if the text is not a UUID.
func ParseMemberID(text string) (MemberID, error) {
	id, err := uuid.Parse(text)
	return MemberID(id), err
}

// ParseCoachID parses a coach id. Returns an error if the text is not a UUID.
func ParseCoachID(text string) (CoachID, error) {
	id, err := uuid.Parse(text)
	return CoachID(id), err
}

// UUID returns the id for the database.
func (id MemberID) UUID() uuid.UUID { return uuid.UUID(id) }

// UUID returns the id for the database.
func (id CoachID) UUID() uuid.UUID { return uuid.UUID(id) }

// String returns the id in its usual text form.
func (id MemberID) String() string { return uuid.UUID(id).String() }

// String returns the id in its usual text form.
func (id CoachID) String() string { return uuid.UUID(id).String() }
