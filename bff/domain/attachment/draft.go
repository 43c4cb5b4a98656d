package attachment

import (
	"errors"
	"fmt"
	"io"
	"os"
	"sync"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"

	"github.com/google/uuid"
)

// MaxSize is the maximum size of a file in bytes.
var MaxSize = int64(copy.Limits.AttachmentBytes)

// Draft is a completely received file that is not stored yet. It is on disk without a name, so it disappears with the
// process. Close it.
type Draft struct {
	file *os.File
	size int64
	// done frees the upload's slot; nil after it was called.
	done func()
}

// ownPause is the retry time for a person with too many concurrent uploads.
const ownPause = 10 * time.Second

// ownTurns counts each person's uploads in flight.
type ownTurns struct {
	mu    sync.Mutex
	taken map[uuid.UUID]int
}

func (o *ownTurns) take(person uuid.UUID) bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.taken[person] >= ownAtOnce {
		return false
	}
	if o.taken == nil {
		o.taken = map[uuid.UUID]int{}
	}
	o.taken[person]++
	return true
}

func (o *ownTurns) give(person uuid.UUID) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.taken[person]--; o.taken[person] == 0 {
		delete(o.taken, person)
	}
}

// Receive reads a file of up to MaxSize with a small buffer. Returns *fault.TooLarge after one byte more, without
// reading the rest; *fault.Invalid for an empty file; *fault.Throttled if several uploads of the person are in flight;
// and fault.Busy if very many of all people are. The caller limits the speed of r.
func (s *Service) Receive(by Uploader, r io.Reader) (*Draft, error) {
	person := by.id()
	if !s.own.take(person) {
		return nil, &fault.Throttled{Message: copy.Attachments.OwnBusy, Wait: ownPause}
	}
	select {
	case s.turns <- struct{}{}:
	default:
		s.own.give(person)
		return nil, &fault.Busy{Message: copy.Attachments.Busy}
	}
	d := &Draft{done: func() {
		<-s.turns
		s.own.give(person)
	}}
	if err := d.fill(r); err != nil {
		return nil, errors.Join(err, d.Close())
	}
	return d, nil
}

func (d *Draft) fill(r io.Reader) (err error) {
	d.file, err = os.CreateTemp("", "aangan-file-*")
	if err != nil {
		return fmt.Errorf("create a temporary file: %w", err)
	}
	// Without a name the file disappears with this process at the latest.
	if err := os.Remove(d.file.Name()); err != nil {
		return fmt.Errorf("unlink the temporary file: %w", err)
	}
	buffer := make([]byte, 32<<10)
	for {
		n, err := r.Read(buffer)
		if d.size+int64(n) > MaxSize {
			return TooLarge()
		}
		if _, writeErr := d.file.Write(buffer[:n]); writeErr != nil {
			return fmt.Errorf("write the temporary file: %w", writeErr)
		}
		d.size += int64(n)
		switch {
		case errors.Is(err, io.EOF) && d.size == 0:
			return fault.Field("file", copy.Chat.Empty.Title)
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return fmt.Errorf("read a file: %w", err)
		}
	}
}

// Close deletes the file and frees the upload's slot. It may be called again.
func (d *Draft) Close() error {
	if d.done == nil {
		return nil
	}
	d.done()
	d.done = nil
	if d.file == nil {
		return nil
	}
	return d.file.Close()
}

// TooLarge returns the error for a file larger than MaxSize.
func TooLarge() error {
	said := copy.Chat.TooLarge
	return &fault.TooLarge{Message: said.Title, Fields: []fault.FieldError{{Field: "file", Message: string(said.Text)}}}
}
