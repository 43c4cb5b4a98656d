package library

import (
	"cmp"
	"context"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5/pgxpool"
)

// content has the pieces in English, and a folder for each translation.
//
//go:embed content/*.md content/*/*.md
var content embed.FS

// Listed is a piece with a member's bookmark.
type Listed struct {
	*Piece
	Saved bool
}

// Service is the library. Every signed-in member may read it.
type Service struct {
	pool *pgxpool.Pool
	q    *store.Queries
	// byLanguage has all pieces in each display language.
	byLanguage map[string][]Piece
}

// New parses the program's pieces. Returns an error with the file's name if one is invalid. A nil pool is enough for
// Piece and Pieces.
func New(pool *pgxpool.Pool) (*Service, error) {
	s := &Service{pool: pool, q: store.New(), byLanguage: map[string][]Piece{}}
	for _, language := range copy.DisplayLanguages {
		pieces, err := read(content, language.Code)
		if err != nil {
			return nil, err
		}
		s.byLanguage[language.Code] = pieces
	}
	return s, nil
}

// read parses all pieces in a language and returns them in order. Each piece must be translated.
func read(files fs.FS, language string) ([]Piece, error) {
	names, err := fs.Glob(files, "content/*.md")
	if err != nil {
		return nil, err
	}
	pieces := make([]Piece, len(names))
	for i, name := range names {
		base := path.Base(name)
		if language != copy.SourceLanguage {
			name = path.Join("content", language, base)
		}
		file, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		if pieces[i], err = parse(strings.TrimSuffix(base, ".md"), string(file)); err != nil {
			return nil, fmt.Errorf("parse a piece of the library (%s): %w", language, err)
		}
	}
	slices.SortFunc(pieces, func(a, b Piece) int { return cmp.Or(a.order-b.order, strings.Compare(a.Slug, b.Slug)) })
	return pieces, nil
}

// Edition returns a hash of all pieces in a display language, which changes whenever any of them changes.
func (s *Service) Edition(language string) string {
	sum := sha256.New()
	_, _ = fmt.Fprintf(sum, "%+v", s.Pieces(language)) // Writing to a hash never fails.
	return hex.EncodeToString(sum.Sum(nil))
}

// Pieces returns all pieces in a display language, in order. Callers must not modify them.
func (s *Service) Pieces(language string) []Piece { return s.byLanguage[language] }

// Piece finds a piece by its slug, in English.
func (s *Service) Piece(slug string) (Piece, bool) {
	piece, err := s.find(copy.SourceLanguage, slug)
	if err != nil {
		return Piece{}, false
	}
	return *piece, true
}

// List returns every piece in a display language, in order, with the member's bookmarks. The caller must be the member,
// as for the methods below.
func (s *Service) List(ctx context.Context, member identity.MemberID, language string) ([]Listed, error) {
	saved, err := s.saved(ctx, member)
	if err != nil {
		return nil, err
	}
	pieces := s.Pieces(language)
	all := make([]Listed, len(pieces))
	for i := range pieces {
		all[i] = Listed{Piece: &pieces[i], Saved: saved[pieces[i].Slug]}
	}
	return all, nil
}

// Get returns one piece in a display language. Returns *fault.NotFound for an unknown slug.
func (s *Service) Get(ctx context.Context, member identity.MemberID, language, slug string) (Listed, error) {
	piece, err := s.find(language, slug)
	if err != nil {
		return Listed{}, err
	}
	saved, err := s.saved(ctx, member)
	if err != nil {
		return Listed{}, err
	}
	return Listed{Piece: piece, Saved: saved[slug]}, nil
}

// Save adds a bookmark; a repeat changes nothing. Returns *fault.NotFound for an unknown slug.
func (s *Service) Save(ctx context.Context, member identity.MemberID, slug string) error {
	if _, err := s.find(copy.SourceLanguage, slug); err != nil {
		return err
	}
	if err := s.q.SaveResource(ctx, s.pool, store.SaveResourceParams{MemberID: member.UUID(), Resource: slug}); err != nil {
		return fmt.Errorf("add a bookmark: %w", err)
	}
	return nil
}

// Unsave removes a bookmark; a missing one is not an error. Returns *fault.NotFound for an unknown piece.
func (s *Service) Unsave(ctx context.Context, member identity.MemberID, slug string) error {
	if _, err := s.find(copy.SourceLanguage, slug); err != nil {
		return err
	}
	if err := s.q.UnsaveResource(ctx, s.pool, store.UnsaveResourceParams{MemberID: member.UUID(), Resource: slug}); err != nil {
		return fmt.Errorf("remove a bookmark: %w", err)
	}
	return nil
}

// Place is where a member left a piece.
type Place struct {
	Slug, Title string
	// Percent is how far they have read, from 1 to 99.
	Percent int
	LeftAt  time.Time
}

// PlacesKept is the number of begun pieces that are remembered per member.
const PlacesKept = 10

// finished is the percentage from which a piece counts as read to its end.
const finished = 95

// Leave stores how far the member has read a piece, in percent. The place is forgotten at the beginning, and once they
// are near the end; with more than PlacesKept, so is the one that was left first. Returns *fault.NotFound for an
// unknown slug, and *fault.Invalid for less than 0 or more than 100 percent.
func (s *Service) Leave(ctx context.Context, member identity.MemberID, slug string, percent int) error {
	if _, err := s.find(copy.SourceLanguage, slug); err != nil {
		return err
	}
	if percent < 0 || percent > 100 {
		return fault.Field("percent", copy.LibraryAnswers.NotAPercent)
	}
	var err error
	if percent == 0 || percent >= finished {
		err = s.q.ForgetPlace(ctx, s.pool, store.ForgetPlaceParams{MemberID: member.UUID(), Resource: slug})
	} else {
		err = s.q.LeaveResource(ctx, s.pool, store.LeaveResourceParams{
			MemberID: member.UUID(), Resource: slug, Percent: int16(percent), Others: PlacesKept - 1,
		})
	}
	if err != nil {
		return fmt.Errorf("store a reading place: %w", err)
	}
	return nil
}

// Places returns where the member left pieces that they have begun, last left first, with titles in a display language.
// Removed pieces are left out.
func (s *Service) Places(ctx context.Context, member identity.MemberID, language string) ([]Place, error) {
	rows, err := s.q.ReadingPlaces(ctx, s.pool, member.UUID())
	if err != nil {
		return nil, fmt.Errorf("list reading places: %w", err)
	}
	places := make([]Place, 0, len(rows))
	for _, row := range rows {
		if piece, err := s.find(language, row.Resource); err == nil {
			places = append(places, Place{Slug: row.Resource, Title: piece.Title, Percent: int(row.Percent), LeftAt: row.LeftAt})
		}
	}
	return places, nil
}

func (s *Service) find(language, slug string) (*Piece, error) {
	pieces := s.Pieces(language)
	i := slices.IndexFunc(pieces, func(piece Piece) bool { return piece.Slug == slug })
	if i < 0 {
		return nil, &fault.NotFound{Message: copy.Library.NotFound}
	}
	return &pieces[i], nil
}

// saved returns the slugs of the bookmarks; some may be of removed pieces.
func (s *Service) saved(ctx context.Context, member identity.MemberID) (map[string]bool, error) {
	slugs, err := s.q.SavedResources(ctx, s.pool, member.UUID())
	if err != nil {
		return nil, fmt.Errorf("list bookmarks: %w", err)
	}
	saved := make(map[string]bool, len(slugs))
	for _, slug := range slugs {
		saved[slug] = true
	}
	return saved, nil
}
