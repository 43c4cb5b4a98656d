package identity

import "github.com/google/uuid"

// MemberID names one member. It is its own type so that a coach's id can never be passed in its place.
type MemberID uuid.UUID

// CoachID names one coach. It is its own type so that a member's id can never be passed in its place.
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

// UUID is the bare id, for the database.
func (id MemberID) UUID() uuid.UUID { return uuid.UUID(id) }

// UUID is the bare id, for the database.
func (id CoachID) UUID() uuid.UUID { return uuid.UUID(id) }

// String is the id in its usual text form.
func (id MemberID) String() string { return uuid.UUID(id).String() }

// String is the id in its usual text form.
func (id CoachID) String() string { return uuid.UUID(id).String() }
