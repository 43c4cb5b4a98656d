package fault

// TooLarge means that the input is larger than allowed (413).
type TooLarge struct {
	Message string
	Fields  []FieldError
}

// Unsupported means that the type of the input is not accepted (415).
type Unsupported struct {
	Message string
	Fields  []FieldError
}

// The sentinels of these kinds, for errors.Is.
var (
	ErrTooLarge    = &TooLarge{}
	ErrUnsupported = &Unsupported{}
)

func (e *TooLarge) Error() string    { return e.Message }
func (e *Unsupported) Error() string { return e.Message }

// Is lets errors.Is(err, fault.ErrTooLarge) match every TooLarge, whatever its message.
func (e *TooLarge) Is(target error) bool { _, ok := target.(*TooLarge); return ok }

// Is lets errors.Is(err, fault.ErrUnsupported) match every Unsupported, whatever its message.
func (e *Unsupported) Is(target error) bool { _, ok := target.(*Unsupported); return ok }
