package sandbox

import (
	"crypto/subtle"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
)

// apiVersion is the sandbox's API version.
const apiVersion = "2023-10-16"

// most is the maximum size of a request body, in bytes.
const most = 64 << 10

// call is one API call in progress.
type call struct {
	*params
	request *http.Request
	// expand lists the objects that the response must contain instead of their ids.
	expand []string
	// browser is true for a call with the publishable key, which is limited to the intent of its client secret.
	browser bool
}

func (c *call) id() string { return c.request.PathValue("id") }

// endpoint executes a call while the state is locked.
type endpoint func(c *call) (object, *Error)

// route is a supported call. Public ones may be made by a browser.
type route struct {
	method, path string
	do           endpoint
	public       bool
}

// endpoints returns all supported calls.
func (s *Sandbox) endpoints() []route {
	return []route{
		{"POST", "/v1/customers", s.createCustomer, false},
		{"GET", "/v1/customers", s.listCustomers, false},
		{"GET", "/v1/customers/{id}", s.getCustomer, false},
		{"POST", "/v1/customers/{id}", s.updateCustomer, false},
		{"DELETE", "/v1/customers/{id}", s.deleteCustomer, false},
		{"POST", "/v1/products", s.createProduct, false},
		{"GET", "/v1/products", s.listProducts, false},
		{"GET", "/v1/products/{id}", s.getProduct, false},
		{"POST", "/v1/products/{id}", s.updateProduct, false},
		{"POST", "/v1/prices", s.createPrice, false},
		{"GET", "/v1/prices", s.listPrices, false},
		{"GET", "/v1/prices/{id}", s.getPrice, false},
		{"POST", "/v1/prices/{id}", s.updatePrice, false},
		{"POST", "/v1/subscriptions", s.createSubscription, false},
		{"GET", "/v1/subscriptions", s.listSubscriptions, false},
		{"GET", "/v1/subscriptions/{id}", s.getSubscription, false},
		{"POST", "/v1/subscriptions/{id}", s.updateSubscription, false},
		{"DELETE", "/v1/subscriptions/{id}", s.cancelSubscription, false},
		{"GET", "/v1/invoices", s.listInvoices, false},
		{"GET", "/v1/invoices/{id}", s.getInvoice, false},
		{"POST", "/v1/invoices/{id}/pay", s.payInvoice, false},
		{"POST", "/v1/invoices/{id}/void", s.voidInvoice, false},
		{"POST", "/v1/setup_intents", s.createSetupIntent, false},
		{"GET", "/v1/setup_intents", s.listSetupIntents, false},
		{"GET", "/v1/setup_intents/{id}", s.getIntent, true},
		{"POST", "/v1/setup_intents/{id}/confirm", s.confirmIntent, true},
		{"POST", "/v1/setup_intents/{id}/cancel", s.cancelSetupIntent, false},
		{"GET", "/v1/payment_intents/{id}", s.getIntent, true},
		{"POST", "/v1/payment_intents/{id}/confirm", s.confirmIntent, true},
		{"POST", "/v1/payment_methods", s.createMethod, true},
		{"GET", "/v1/payment_methods", s.listMethods, false},
		{"GET", "/v1/payment_methods/{id}", s.getMethod, false},
		{"POST", "/v1/payment_methods/{id}/attach", s.attachMethod, false},
		{"POST", "/v1/payment_methods/{id}/detach", s.detachMethod, false},
		{"POST", "/v1/billing_portal/sessions", s.createPortalSession, false},
		{"GET", "/v1/events", s.listEvents, false},
		{"GET", "/v1/events/{id}", s.getEvent, false},
	}
}

func (s *Sandbox) newRoutes() *http.ServeMux {
	mux := http.NewServeMux()
	for _, each := range s.endpoints() {
		mux.HandleFunc(each.method+" "+each.path, func(w http.ResponseWriter, r *http.Request) { s.answer(w, r, each.public, each.do) })
	}
	mux.HandleFunc("OPTIONS /v1/", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Access-Control-Allow-Methods", "GET, POST")
		w.Header().Set("Access-Control-Allow-Headers", "Authorization, Content-Type, Idempotency-Key, Stripe-Version")
		w.Header().Set("Access-Control-Max-Age", "600")
		w.WriteHeader(http.StatusNoContent)
	})
	mux.HandleFunc("/v1/", func(w http.ResponseWriter, r *http.Request) {
		s.refuse(w, &Error{Status: 404, Type: invalidRequest, Message: "Unrecognized request URL (" + r.Method + ": " + r.URL.Path + ")."})
	})
	return mux
}

// ServeHTTP serves the API, and passes other requests to the pages.
func (s *Sandbox) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !s.mine(r.Host) {
		// Otherwise a page of another host name that resolves here (DNS rebinding) would count as same-origin.
		http.Error(w, "The payment sandbox answers to its own address only.", http.StatusMisdirectedRequest)
		return
	}
	if !strings.HasPrefix(r.URL.Path, "/v1/") {
		s.pages.ServeHTTP(w, r)
		return
	}
	w.Header().Add("Vary", "Origin")
	if origin := r.Header.Get("Origin"); origin != "" && (origin == s.options.AppOrigin || origin == s.options.URL) {
		w.Header().Set("Access-Control-Allow-Origin", origin)
	}
	s.routes.ServeHTTP(w, r)
}

// mine reports whether the host is the sandbox's own or this machine.
func (s *Sandbox) mine(host string) bool {
	if own, err := url.Parse(s.options.URL); err == nil && own.Host == host {
		return true
	}
	name, _, err := net.SplitHostPort(host)
	if err != nil {
		name = host
	}
	ip := net.ParseIP(strings.Trim(name, "[]"))
	return name == "localhost" || (ip != nil && ip.IsLoopback())
}

// answer executes one call: it authenticates, reads parameters, checks the idempotency key and writes the response.
func (s *Sandbox) answer(w http.ResponseWriter, r *http.Request, public bool, do endpoint) {
	request := "req_" + random(14)
	w.Header().Set("Request-Id", request)
	w.Header().Set("Stripe-Version", apiVersion)
	values, e := parameters(w, r)
	if e != nil {
		s.refuse(w, e)
		return
	}
	browser, e := s.authenticate(r, values, public)
	if e != nil {
		s.refuse(w, e)
		return
	}
	if version := r.Header.Get("Stripe-Version"); version != "" && version != apiVersion {
		s.refuse(w, invalid("", "", "This sandbox speaks API version %s, and not %s.", apiVersion, version))
		return
	}
	key := r.Header.Get("Idempotency-Key")
	if r.Method == http.MethodGet {
		key = ""
	}
	if key != "" {
		w.Header().Set("Idempotency-Key", key)
		free, e := s.take(key)
		if e != nil {
			s.refuse(w, e)
			return
		}
		defer free()
	}
	c := &call{params: newParams(values), request: r, browser: browser}
	c.expand = c.list("expand")
	var status int
	var body []byte
	keep := s.change
	if r.Method == http.MethodGet {
		keep = s.hold
	}
	err := keep(func() error {
		print := fingerprintOf(r, values)
		if again, e := s.remembered(key, print); e != nil || again != nil {
			if e != nil {
				status, body = s.encode(nil, e)
				return nil
			}
			w.Header().Set("Idempotent-Replayed", "true")
			status, body = again.Status, []byte(again.Body)
			return nil
		}
		s.settle()
		s.calling = caller{request: request, key: key}
		defer func() { s.calling = caller{} }()
		var answer object
		e := s.broken(r)
		if e == nil {
			answer, e = do(c)
		}
		if e == nil {
			e = s.expand(answer, c.expand)
		}
		if e == nil && browser {
			conceal(answer)
		}
		status, body = s.encode(answer, e)
		s.remember(key, print, status, body)
		return nil
	})
	if err != nil {
		s.options.Logger.Error(err.Error())
		s.refuse(w, &Error{Status: 500, Type: apiError, Message: "The sandbox could not store the change."})
		return
	}
	send(w, status, body)
}

// parameters returns the parameters of the query and the form.
func parameters(w http.ResponseWriter, r *http.Request) (url.Values, *Error) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, most))
	if err != nil {
		var large *http.MaxBytesError
		if errors.As(err, &large) {
			return nil, &Error{Status: 413, Type: invalidRequest, Message: "The request is too large."}
		}
		return nil, invalid("", "", "The request could not be read.")
	}
	values, err := url.ParseQuery(r.URL.RawQuery)
	if err == nil && len(body) > 0 {
		var form url.Values
		form, err = url.ParseQuery(string(body))
		for name, value := range form {
			values[name] = append(values[name], value...)
		}
	}
	if err != nil {
		return nil, invalid("", "", "Invalid request: the parameters could not be parsed.")
	}
	return values, nil
}

// authenticate checks the call's key, and removes a key from the parameters.
func (s *Sandbox) authenticate(r *http.Request, values url.Values, public bool) (browser bool, e *Error) {
	key := values.Get("key")
	values.Del("key")
	if bearer, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer "); ok {
		key = bearer
	} else if user, _, ok := r.BasicAuth(); ok {
		key = user
	}
	same := func(with string) bool { return subtle.ConstantTimeCompare([]byte(key), []byte(with)) == 1 }
	switch {
	case key == "":
		return false, &Error{Status: 401, Type: invalidRequest, Message: "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."}
	case same(s.options.SecretKey):
		return false, nil
	case !same(s.options.PublishableKey):
		return false, &Error{Status: 401, Type: invalidRequest, Message: "Invalid API Key provided."}
	case !public:
		return true, &Error{Status: 401, Type: invalidRequest, Code: "secret_key_required", Message: "This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys."}
	default:
		return true, nil
	}
}

// conceal removes fields of an intent that browsers do not receive.
func conceal(answer object) {
	for _, name := range []string{"customer", "invoice", "metadata", "latest_charge"} {
		delete(answer, name)
	}
}

func (s *Sandbox) encode(answer object, e *Error) (status int, body []byte) {
	status = http.StatusOK
	if e != nil {
		status, answer = e.Status, object{"error": s.errorWire(e)}
	}
	body, err := json.MarshalIndent(answer, "", "  ")
	if err != nil {
		panic(err) // Responses always encode: they consist of texts, numbers and null.
	}
	return status, append(body, '\n')
}

// refuse writes an error that concerns no object of the state, which need not be locked.
func (s *Sandbox) refuse(w http.ResponseWriter, e *Error) {
	status, body := s.encode(nil, e)
	send(w, status, body)
}

func send(w http.ResponseWriter, status int, body []byte) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-cache, no-store")
	w.WriteHeader(status)
	_, _ = w.Write(body) // A client that disconnected needs no error.
}
