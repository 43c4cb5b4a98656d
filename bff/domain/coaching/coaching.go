package coaching

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Service reads and changes the coach of each member.
type Service struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	waker mailbox.Waker
	left  []OnCoachLeft
	// absent cancels sessions planned with a coach who is no longer active.
	absent []OnCoachLeft
	// urgent may be nil: then no alert is sent.
	urgent Urgent
	// waking may be nil: then hours do not count in suggestions.
	waking WakingHours
	now    func() time.Time
}

// Urgent sends alerts about unacknowledged flags: alerts.Service. Both methods only enqueue emails and tasks, in the
// caller's transaction.
type Urgent interface {
	// Flagged is for a conversation with a waiting flag, whose coach gets an email.
	Flagged(ctx context.Context, tx pgx.Tx, conversation uuid.UUID) error
	// SchedulePassing is for a conversation whose coach no longer reads it: it goes to the people on call.
	SchedulePassing(ctx context.Context, tx pgx.Tx, conversation uuid.UUID) error
}

// OnCoachLeft runs in the transaction in which a member leaves a coach, for another or for none. It reports whether it
// changed planned sessions: then both are notified. The member's row is locked. It comes before mailboxes and
// notifications in the lock order (see package mailbox) and must not write those.
type OnCoachLeft func(ctx context.Context, tx pgx.Tx, member identity.MemberID, old identity.CoachID) (changed bool, err error)

// WakingHours returns how much each coach works per week while the member is awake: scheduling.Service.WakingHours.
// Coaches who do not are missing. Many coaches in one call are cheap.
type WakingHours func(ctx context.Context, member identity.Member, coaches []identity.CoachID) (map[identity.CoachID]time.Duration, error)

// Options are the service's dependencies. Only Pool is required.
type Options struct {
	Pool *pgxpool.Pool
	// Waker wakes the open streams of people with new events.
	Waker mailbox.Waker
	// Urgent alerts coaches and people on call about a possible crisis that waits while a member changes coach.
	Urgent Urgent
	// WakingHours ranks suggestions by hours too.
	WakingHours WakingHours
	// OnCoachLeft are called in order when a member leaves a coach.
	OnCoachLeft []OnCoachLeft
	// OnCoachAbsent are called in order for each client when a coach is no longer active, also for clients who keep
	// them.
	OnCoachAbsent []OnCoachLeft
}

// New returns the service.
func New(o Options) *Service {
	return &Service{
		pool: o.Pool, q: store.New(), waker: o.Waker, urgent: o.Urgent, waking: o.WakingHours, left: o.OnCoachLeft, absent: o.OnCoachAbsent, now: time.Now,
	}
}

// Coach is a coach as members see them. Email, meeting link, documents, gender, region and religion are missing, so
// that they cannot leak.
type Coach struct {
	ID   identity.CoachID
	Name string
	Bio  string
	// Specializations is comma-separated, as the coach wrote it.
	Specializations string
	// Focus are codes of copy.FocusTopics.
	Focus        []string
	ImageURL     string
	Availability string
	City         string
	State        string
	Country      string
	// TimeZone is an IANA name.
	TimeZone string
	// Languages are codes of copy.Languages.
	Languages         []string
	Education         string
	YearsOfExperience int
	Licenses          string
	// Ratings is the mean rating; nil without ratings.
	Ratings     *float64
	ReviewCount int
	// Credentials are in the coach's own order. Open leaves them out.
	Credentials []Credential
	// Talked is true if the requesting member has a current or earlier conversation with them.
	Talked bool
	// Saved is true if the requesting member saved them.
	Saved bool
	// Away is true if they cannot be chosen or booked: the member had them before and may wait for them.
	Away bool
}

// Credential is a coach's qualification.
type Credential struct {
	Title, Issuer string
	// Year is nil if the coach did not give it.
	Year *int
	// CheckedOn is the date on which an administrator checked the document, such as 2026-11-01, or empty if unknown.
	CheckedOn string
}

// Open returns the first open coaches (active and verified), at most that many, in a stable order. Any caller may use
// it.
func (s *Service) Open(ctx context.Context, most int) ([]Coach, error) {
	rows, err := s.q.OpenCoaches(ctx, s.pool, store.OpenCoachesParams{MaxRows: int32(most)})
	if err != nil {
		return nil, fmt.Errorf("list open coaches: %w", err)
	}
	return coachesFrom(rows), nil
}

// Coach returns one coach whom the viewer may look at: an open one, or the one they have. It returns *fault.NotFound
// for any other.
func (s *Service) Coach(ctx context.Context, viewer identity.MemberID, id identity.CoachID) (Coach, error) {
	row, err := s.q.CoachForMember(ctx, s.pool, store.CoachForMemberParams{CoachID: id.UUID(), MemberID: viewer.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return Coach{}, errCoachNotFound()
	}
	if err != nil {
		return Coach{}, fmt.Errorf("find coach: %w", err)
	}
	one := []Coach{coachFrom(&row)}
	if err := s.complete(ctx, viewer, one); err != nil {
		return Coach{}, err
	}
	return one[0], nil
}

// OpenCoach returns one open coach with their credentials. Any caller may use it. Returns *fault.NotFound for any other
// coach.
func (s *Service) OpenCoach(ctx context.Context, id identity.CoachID) (Coach, error) {
	row, err := s.q.OpenCoach(ctx, s.pool, id.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return Coach{}, errCoachNotFound()
	}
	if err != nil {
		return Coach{}, fmt.Errorf("find open coach: %w", err)
	}
	one := []Coach{coachFrom(&row)}
	// There is no such viewer, so nothing about a viewer is added.
	if err := s.complete(ctx, identity.MemberID{}, one); err != nil {
		return Coach{}, err
	}
	return one[0], nil
}

// complete adds data from other tables, for all coaches at once.
func (s *Service) complete(ctx context.Context, viewer identity.MemberID, coaches []Coach) error {
	if len(coaches) == 0 {
		return nil
	}
	ids, places := make([]uuid.UUID, len(coaches)), make(map[uuid.UUID]*Coach, len(coaches))
	for i := range coaches {
		ids[i] = coaches[i].ID.UUID()
		places[ids[i]] = &coaches[i]
	}
	credentials, err := s.q.CredentialsOfEach(ctx, s.pool, ids)
	if err != nil {
		return fmt.Errorf("read credentials: %w", err)
	}
	for _, row := range credentials {
		places[row.CoachID].Credentials = append(places[row.CoachID].Credentials, credentialFrom(row))
	}
	talked, err := s.q.TalkedTo(ctx, s.pool, store.TalkedToParams{MemberID: viewer.UUID(), CoachIds: ids})
	if err != nil {
		return fmt.Errorf("find conversations: %w", err)
	}
	for _, id := range talked {
		places[id].Talked = true
	}
	saved, err := s.q.SavedAmong(ctx, s.pool, store.SavedAmongParams{MemberID: viewer.UUID(), CoachIds: ids})
	if err != nil {
		return fmt.Errorf("find saved coaches: %w", err)
	}
	for _, id := range saved {
		places[id].Saved = true
	}
	return nil
}

// Save adds a coach whom the member may look at to their saved ones; a repeat changes nothing. The caller must be the
// member. Returns *fault.NotFound for any other coach.
func (s *Service) Save(ctx context.Context, member identity.MemberID, id identity.CoachID) error {
	_, err := s.q.CoachForMember(ctx, s.pool, store.CoachForMemberParams{CoachID: id.UUID(), MemberID: member.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return errCoachNotFound()
	}
	if err != nil {
		return fmt.Errorf("find coach: %w", err)
	}
	if err := s.q.SaveCoach(ctx, s.pool, store.SaveCoachParams{MemberID: member.UUID(), CoachID: id.UUID()}); err != nil {
		return fmt.Errorf("save a coach: %w", err)
	}
	return nil
}

// Unsave removes a coach from the member's saved ones, also one who is no longer open; a coach who was not saved is not
// an error. The caller must be the member. Returns *fault.NotFound for an unknown coach.
func (s *Service) Unsave(ctx context.Context, member identity.MemberID, id identity.CoachID) error {
	if _, err := s.q.PlaceOfCoach(ctx, s.pool, id.UUID()); errors.Is(err, pgx.ErrNoRows) {
		return errCoachNotFound()
	} else if err != nil {
		return fmt.Errorf("find coach: %w", err)
	}
	if err := s.q.UnsaveCoach(ctx, s.pool, store.UnsaveCoachParams{MemberID: member.UUID(), CoachID: id.UUID()}); err != nil {
		return fmt.Errorf("remove a saved coach: %w", err)
	}
	return nil
}

func credentialFrom(row store.CoachCredential) Credential {
	given := Credential{Title: row.Title, Issuer: row.Issuer}
	if row.Year != nil {
		year := int(*row.Year)
		given.Year = &year
	}
	if row.CheckedOn.Valid {
		given.CheckedOn = row.CheckedOn.Time.Format(time.DateOnly)
	}
	return given
}

func errCoachNotFound() error { return &fault.NotFound{Message: copy.Errors.CoachNotFound} }

func coachesFrom(rows []store.Coach) []Coach {
	coaches := make([]Coach, len(rows))
	for i := range rows {
		coaches[i] = coachFrom(&rows[i])
	}
	return coaches
}

func coachFrom(row *store.Coach) Coach {
	return Coach{
		ID: identity.CoachID(row.ID), Name: row.Name, Bio: row.Bio, Specializations: row.Specializations, Focus: row.Focus,
		ImageURL: row.ImageUrl, Availability: row.Availability, City: row.City, State: row.State, Country: row.Country,
		TimeZone: row.TimeZone, Languages: row.Languages, Education: row.Education,
		YearsOfExperience: int(row.YearsOfExperience), Licenses: row.Licenses, Ratings: row.Ratings, ReviewCount: int(row.ReviewCount),
		Away: !identity.CoachFrom(*row).Open(),
	}
}
