package ops

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"syscall"
	"time"

	"aangan/bff/domain/attachment"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/tasks"
	"aangan/db/store"
)

// Services outside of the program whose failures are recorded.
const (
	Files    = "files"
	Payments = "payments"
)

const (
	checkKind  = "check-services"
	checkEvery = time.Minute
	// checkTime is the maximum time of one check.
	checkTime = 30 * time.Second
	// quietFor is the time without a failed request after which a successful check ends an outage.
	quietFor = 5 * time.Minute
	// recordTime is the maximum time of recording a failure. The request that failed waits for it.
	recordTime = 2 * time.Second
)

// Outage is a service that fails.
type Outage struct {
	Service string
	// Since is the time of its first failure, and LastAt that of the latest.
	Since, LastAt time.Time
}

// Backlog is work that waits for another service.
type Backlog struct {
	Count int64
	// Since is when the oldest of it began to wait; nil if nothing waits.
	Since *time.Time
}

// Check is the periodic check of a service, which returns an error if it fails. Failing is true while an outage is
// recorded; the check must then try what requests do.
type Check func(ctx context.Context, failing bool) error

// Watch adds a service to the periodic check. It must be called before the tasks run.
func (s *Service) Watch(service string, check Check) { s.checks[service] = check }

// Periodic returns the periodic task of this package.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{{Kind: checkKind, Interval: checkEvery, Run: s.CheckServices}}
}

// Failed records a failure of a service, also after the caller's context has ended. An error is only logged, since the
// caller's request has failed already.
func (s *Service) Failed(ctx context.Context, service string) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), recordTime)
	defer cancel()
	if err := s.q.NoteServiceFailure(ctx, s.pool, service); err != nil {
		s.logger.WarnContext(ctx, "the failure of a service could not be recorded", "service", service, "error", err)
	}
}

// CheckServices checks each service, records failures, and ends the outages of those that work again.
func (s *Service) CheckServices(ctx context.Context) error {
	outages, err := s.outages(ctx)
	if err != nil {
		return err
	}
	failing := map[string]bool{}
	for _, outage := range outages {
		failing[outage.Service] = true
	}
	for _, service := range []string{Files, Payments} {
		if err := s.check(ctx, service, failing[service]); err != nil {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			s.logger.ErrorContext(ctx, "a service fails", "service", service, "error", err)
			s.Failed(ctx, service)
			continue
		}
		if !failing[service] {
			continue
		}
		params := store.EndServiceOutageParams{Service: service, QuietSeconds: quietFor.Seconds()}
		if _, err := s.q.EndServiceOutage(ctx, s.pool, params); err != nil {
			return fmt.Errorf("end the outage of a service: %w", err)
		}
	}
	return nil
}

func (s *Service) check(ctx context.Context, service string, failing bool) error {
	check := s.checks[service]
	if check == nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, checkTime)
	defer cancel()
	return check(ctx, failing)
}

func (s *Service) outages(ctx context.Context) ([]Outage, error) {
	rows, err := s.q.ServiceOutages(ctx, s.pool)
	if err != nil {
		return nil, fmt.Errorf("list the outages of services: %w", err)
	}
	outages := make([]Outage, len(rows))
	for i, row := range rows {
		outages[i] = Outage{Service: row.Service, Since: row.Since, LastAt: row.LastFailedAt}
	}
	return outages, nil
}

// WatchFiles returns the store with its failures recorded and turned into *fault.Upstream. Missing files, a full disk
// and requests that their client has ended keep their errors.
func (s *Service) WatchFiles(files attachment.Blobs) attachment.Blobs { return watchedFiles{s, files} }

type watchedFiles struct {
	ops   *Service
	files attachment.Blobs
}

func (w watchedFiles) failure(ctx context.Context, message string, err error) error {
	if err == nil || ctx.Err() != nil || errors.Is(err, io.EOF) || errors.Is(err, fs.ErrNotExist) {
		return err
	}
	w.ops.Failed(ctx, Files)
	if errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) {
		return err // A full disk has a different message.
	}
	return &fault.Upstream{Message: message, Cause: err}
}

func (w watchedFiles) Put(ctx context.Context, key, contentType string, content *io.SectionReader) error {
	return w.failure(ctx, copy.Errors.FileNotSaved, w.files.Put(ctx, key, contentType, content))
}

func (w watchedFiles) Delete(ctx context.Context, key string) error {
	return w.failure(ctx, copy.Errors.FileNotSaved, w.files.Delete(ctx, key))
}

func (w watchedFiles) Get(ctx context.Context, key string, offset, length int64) (io.ReadCloser, error) {
	found, err := w.files.Get(ctx, key, offset, length)
	if err != nil {
		return nil, w.failure(ctx, copy.Errors.FileNotOpened, err)
	}
	return watchedFile{found, func(err error) error { return w.failure(ctx, copy.Errors.FileNotOpened, err) }}, nil
}

type watchedFile struct {
	io.ReadCloser
	failure func(error) error
}

func (f watchedFile) Read(p []byte) (int, error) {
	n, err := f.ReadCloser.Read(p)
	return n, f.failure(err)
}
