package companion

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/exercise"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// Memory is what companions remember about a member besides the talks.
type Memory struct {
	// Language is that of exercises.
	Language exercise.Language
	// Called is how the member wants to be called; empty for no name.
	Called string
	// Avoided are subjects that companions don't ask about and exercises that they don't suggest.
	Avoided []string
	// Runs are the open exercises and the last finished ones, the latest first.
	Runs []ExerciseRun
}

// avoidedTheme and avoidedExercise return the entry of Memory.Avoided for a theme and for an exercise.
func avoidedTheme(code string) string { return "theme:" + code }

func avoidedExercise(code string) string { return "exercise:" + code }

func (m Memory) avoids(what string) bool { return slices.Contains(m.Avoided, what) }

// Memory returns what companions remember. The caller must be the member.
func (s *Service) Memory(ctx context.Context, member identity.MemberID) (Memory, error) {
	memory, err := s.stored(ctx, s.pool, member)
	if err != nil {
		return Memory{}, err
	}
	rows, err := s.q.ExerciseRuns(ctx, s.pool, member.UUID())
	if err != nil {
		return Memory{}, fmt.Errorf("read exercises: %w", err)
	}
	for _, row := range rows {
		run, err := runOf(row)
		if errors.Is(err, fault.ErrNotFound) {
			continue // The exercise is no longer offered.
		}
		if err != nil {
			return Memory{}, err
		}
		memory.Runs = append(memory.Runs, run)
	}
	return memory, nil
}

// stored returns the memory without the runs.
func (s *Service) stored(ctx context.Context, db store.DBTX, member identity.MemberID) (Memory, error) {
	row, err := s.q.CompanionMemory(ctx, db, member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return Memory{Language: defaultLanguage(ctx), Avoided: []string{}}, nil
	}
	if err != nil {
		return Memory{}, fmt.Errorf("read a companion's memory: %w", err)
	}
	memory := Memory{Language: exercise.Language(row.Language), Called: row.Called, Avoided: row.Avoided}
	if memory.Language == "" {
		memory.Language = defaultLanguage(ctx)
	}
	return memory, nil
}

// defaultLanguage returns the language of exercises until a member chooses one: that of their pages.
func defaultLanguage(ctx context.Context) exercise.Language {
	if language := exercise.Language(copy.LanguageOf(ctx)); slices.Contains(exercise.Languages, language) {
		return language
	}
	return exercise.English
}

// SetMemory stores the language, the name and what companions avoid, and returns the memory. The caller must be the
// member. Returns *fault.Invalid for an unknown language or subject, or a name that breaks the form's rules.
func (s *Service) SetMemory(ctx context.Context, member identity.MemberID, memory Memory) (Memory, error) {
	written := struct{ Called string }{memory.Called}
	if err := forms.CompanionMemory.Clean(&written); err != nil {
		return Memory{}, err
	}
	if err := knownLanguage(memory.Language); err != nil {
		return Memory{}, err
	}
	avoided := []string{}
	for _, what := range memory.Avoided {
		if !canBeAvoided(what) {
			return Memory{}, fault.Field("avoided", copy.ExerciseAnswers.UnknownAvoided)
		}
		if !slices.Contains(avoided, what) {
			avoided = append(avoided, what)
		}
	}
	_, err := s.q.SetCompanionMemory(ctx, s.pool, store.SetCompanionMemoryParams{
		MemberID: member.UUID(), Language: string(memory.Language), Called: written.Called, Avoided: avoided,
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return Memory{}, fault.ErrNotFound
	}
	if err != nil {
		return Memory{}, fmt.Errorf("store a companion's memory: %w", err)
	}
	return s.Memory(ctx, member)
}

// DeleteMemory deletes all that companions remember, with all exercises, for good. The talks stay. The caller must be
// the member.
func (s *Service) DeleteMemory(ctx context.Context, member identity.MemberID) error {
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if err := s.q.DeleteExerciseRuns(ctx, tx, member.UUID()); err != nil {
			return err
		}
		return s.q.DeleteCompanionMemory(ctx, tx, member.UUID())
	})
	if err != nil {
		return fmt.Errorf("delete a companion's memory: %w", err)
	}
	return nil
}

// canBeAvoided reports whether an entry names an exercise or a theme that companions ask about.
func canBeAvoided(what string) bool {
	kind, code, _ := strings.Cut(what, ":")
	if kind == "exercise" {
		_, known := exercise.Find(code)
		return known
	}
	_, known := copy.CompanionSubjects[code]
	return kind == "theme" && known
}

// TitleOfAvoided returns the name of an entry of Memory.Avoided in a language.
func TitleOfAvoided(in *copy.Catalog, what string) string {
	kind, code, _ := strings.Cut(what, ":")
	if e, known := exercise.Find(code); kind == "exercise" && known {
		return e.In(exercise.Language(in.Language())).Title
	}
	return copy.CompanionSubjectsIn(in)[code]
}

// knownLanguage returns *fault.Invalid unless the language is empty or one of the exercises'.
func knownLanguage(language exercise.Language) error {
	if language != "" && !slices.Contains(exercise.Languages, language) {
		return fault.Field("language", copy.ExerciseAnswers.UnknownLanguage)
	}
	return nil
}
