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

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5/pgxpool"
)

//go:embed content/*.md
var content embed.FS

// Listed is a piece with a member's bookmark.
type Listed struct {
	*Piece
	Saved bool
}

// Service is the library. Every signed-in member may read it.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	pieces []Piece
	bySlug map[string]*Piece
}

// New parses the program's pieces. Returns an error with the file's name if one is invalid. A nil pool is enough for
// Piece.
func New(pool *pgxpool.Pool) (*Service, error) {
	pieces, err := read(content)
	if err != nil {
		return nil, err
	}
	s := &Service{pool: pool, q: store.New(), pieces: pieces, bySlug: map[string]*Piece{}}
	for i := range pieces {
		s.bySlug[pieces[i].Slug] = &pieces[i]
	}
	return s, nil
}

// read parses all pieces and returns them in order.
func read(files fs.FS) ([]Piece, error) {
	names, err := fs.Glob(files, "content/*.md")
	if err != nil {
		return nil, err
	}
	pieces := make([]Piece, len(names))
	for i, name := range names {
		file, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		if pieces[i], err = parse(strings.TrimSuffix(path.Base(name), ".md"), string(file)); err != nil {
			return nil, fmt.Errorf("parse a piece of the library: %w", err)
		}
	}
	slices.SortFunc(pieces, func(a, b Piece) int { return cmp.Or(a.order-b.order, strings.Compare(a.Slug, b.Slug)) })
	return pieces, nil
}

// Edition returns a hash of all pieces, which changes whenever any of them changes.
func (s *Service) Edition() string {
	sum := sha256.New()
	_, _ = fmt.Fprintf(sum, "%+v", s.pieces) // Writing to a hash never fails.
	return hex.EncodeToString(sum.Sum(nil))
}

// Pieces returns all pieces in order. Callers must not modify them.
func (s *Service) Pieces() []Piece { return s.pieces }

// Piece finds a piece by its slug.
func (s *Service) Piece(slug string) (Piece, bool) {
	piece, found := s.bySlug[slug]
	if !found {
		return Piece{}, false
	}
	return *piece, true
}

// List returns every piece in order, with the member's bookmarks. The caller must be the member, as for the methods
// below.
func (s *Service) List(ctx context.Context, member identity.MemberID) ([]Listed, error) {
	saved, err := s.saved(ctx, member)
	if err != nil {
		return nil, err
	}
	all := make([]Listed, len(s.pieces))
	for i := range s.pieces {
		all[i] = Listed{Piece: &s.pieces[i], Saved: saved[s.pieces[i].Slug]}
	}
	return all, nil
}

// Get returns one piece. Returns *fault.NotFound for an unknown slug.
func (s *Service) Get(ctx context.Context, member identity.MemberID, slug string) (Listed, error) {
	piece, err := s.find(slug)
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
	if _, err := s.find(slug); err != nil {
		return err
	}
	if err := s.q.SaveResource(ctx, s.pool, store.SaveResourceParams{MemberID: member.UUID(), Resource: slug}); err != nil {
		return fmt.Errorf("add a bookmark: %w", err)
	}
	return nil
}

// Unsave removes a bookmark; a missing one is not an error. Returns *fault.NotFound for an unknown piece.
func (s *Service) Unsave(ctx context.Context, member identity.MemberID, slug string) error {
	if _, err := s.find(slug); err != nil {
		return err
	}
	if err := s.q.UnsaveResource(ctx, s.pool, store.UnsaveResourceParams{MemberID: member.UUID(), Resource: slug}); err != nil {
		return fmt.Errorf("remove a bookmark: %w", err)
	}
	return nil
}

func (s *Service) find(slug string) (*Piece, error) {
	piece, found := s.bySlug[slug]
	if !found {
		return nil, &fault.NotFound{Message: copy.Library.NotFound}
	}
	return piece, nil
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
