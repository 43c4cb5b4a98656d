package pages

import (
	"encoding/json"
	"net/http"
	"net/url"

	"aangan/bff/internal/sandbox"
)

// cardFrame is the form for a card, which only a page of the product may frame.
func (h *handler) cardFrame(w http.ResponseWriter, _ *http.Request) {
	h.show(w, http.StatusOK, h.parent, "card.html", map[string]any{"Parent": h.parent, "Business": business, "Cards": sandbox.Cards()})
}

// stepFrame is the bank's second step, in a frame over a page of the product.
func (h *handler) stepFrame(w http.ResponseWriter, _ *http.Request) {
	h.show(w, http.StatusOK, h.parent, "step.html", map[string]any{"Parent": h.parent})
}

// finishStep handles the decision made in the frame.
func (h *handler) finishStep(w http.ResponseWriter, r *http.Request) {
	var result struct {
		ClientSecret string `json:"clientSecret"`
		Completed    bool   `json:"completed"`
	}
	status, sentence := http.StatusOK, ""
	if err := json.NewDecoder(r.Body).Decode(&result); err != nil {
		status, sentence = http.StatusBadRequest, "This request isn't valid."
	} else if err := h.sandbox.FinishSecondStep(result.ClientSecret, result.Completed); err != nil {
		status, sentence = problem(err)
	}
	h.headers(w, noFrames)
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	// A client that disconnected needs no error.
	_ = json.NewEncoder(w).Encode(map[string]string{"message": sentence})
}

// secondStep is the same step as a whole page, for a redirect.
func (h *handler) secondStep(w http.ResponseWriter, r *http.Request) {
	h.showSecondStep(w, r, http.StatusOK, r.URL.Query().Get("client_secret"), "")
}

func (h *handler) showSecondStep(w http.ResponseWriter, r *http.Request, status int, secret, problem string) {
	intent, ok := h.sandbox.Intent(secret)
	if !ok {
		h.missing(w, r)
		return
	}
	h.show(w, status, noFrames, "second-step.html", map[string]any{"Intent": intent, "Secret": secret, "Problem": problem, "Done": ""})
}

// finishSecondStep handles the decision and redirects to the product's return URL.
func (h *handler) finishSecondStep(w http.ResponseWriter, r *http.Request) {
	secret := r.PostFormValue("client_secret")
	if err := h.sandbox.FinishSecondStep(secret, r.PostFormValue("answer") == "complete"); err != nil {
		status, sentence := problem(err)
		h.showSecondStep(w, r, status, secret, sentence)
		return
	}
	intent, ok := h.sandbox.Intent(secret)
	back, err := url.Parse(intent.ReturnURL)
	if !ok || err != nil || (back.Scheme != "http" && back.Scheme != "https") {
		h.missing(w, r)
		return
	}
	values := back.Query()
	values.Set(intent.Kind+"_intent", intent.ID)
	values.Set(intent.Kind+"_intent_client_secret", secret)
	values.Set("redirect_status", "succeeded")
	if intent.Status != "succeeded" {
		values.Set("redirect_status", "failed")
	}
	back.RawQuery = values.Encode()
	http.Redirect(w, r, back.String(), http.StatusSeeOther)
}
