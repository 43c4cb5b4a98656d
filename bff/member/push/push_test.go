package push_test

import (
	"encoding/json"
	"net/http"
	"testing"

	"aangan/bff/apitest"
	"aangan/bff/domain/copy"
)

const path = "/api/push"

// subscription is a browser's at the push service of Chrome, with keys that are points and secrets of the right form.
func subscription() map[string]any {
	return map[string]any{
		"endpoint": "https://fcm.googleapis.com/fcm/send/abc", "auth": "AAECAwQFBgcICQoLDA0ODw", "neutral": false,
		"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
	}
}

func put(t *testing.T, v *apitest.Visitor, body any) apitest.Response {
	t.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	return v.Do(t, http.MethodPut, path, "application/json", text)
}

func subscribed(t *testing.T, v *apitest.Visitor) bool {
	t.Helper()
	var status struct {
		PublicKey  string
		Subscribed bool
	}
	v.Get(t, path).Want(t, http.StatusOK).Into(t, &status)
	if len(status.PublicKey) != 87 {
		t.Errorf("the public key is %q", status.PublicKey)
	}
	return status.Subscribed
}

func TestSubscriptionBelongsToOneSignIn(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	phone := h.NewMember(t)
	laptop := apitest.NewVisitor(h.Member)
	laptop.Post(t, "/api/login", map[string]any{"username": phone.Username, "password": apitest.Password}).Want(t, http.StatusOK)
	put(t, phone.Visitor, subscription()).Want(t, http.StatusOK)
	if !subscribed(t, phone.Visitor) || subscribed(t, laptop) {
		t.Error("the subscription is not only the phone's")
	}
	phone.Do(t, http.MethodDelete, path, "", nil).Want(t, http.StatusOK)
	if subscribed(t, phone.Visitor) {
		t.Error("the subscription was not deleted")
	}
	phone.Do(t, http.MethodDelete, path, "", nil).Want(t, http.StatusOK)
	put(t, phone.Visitor, subscription()).Want(t, http.StatusOK)
	phone.Post(t, "/api/logout", nil).Want(t, http.StatusNoContent)
	if n := h.Count(t, "select count(*) from push_subscriptions"); n != 0 {
		t.Errorf("after the sign-out there are %d subscriptions", n)
	}
}

func TestSubscribeRejectsOthersAndOtherAddresses(t *testing.T) {
	t.Parallel()
	h := apitest.New(t)
	member := h.NewMember(t)
	for _, endpoint := range []string{"", "http://fcm.googleapis.com/x", "https://localhost/x", "https://fcm.googleapis.com.evil.example/x", "https://10.0.0.1/x"} {
		given := subscription()
		given["endpoint"] = endpoint
		put(t, member.Visitor, given).WantProblem(t, http.StatusBadRequest, copy.Push.UnknownService, "endpoint")
	}
	anonymous := apitest.NewVisitor(h.Member)
	put(t, anonymous, subscription()).Want(t, http.StatusUnauthorized)
	anonymous.Get(t, path).Want(t, http.StatusUnauthorized)
	anonymous.Do(t, http.MethodDelete, path, "", nil).Want(t, http.StatusUnauthorized)
	if _, err := h.Pool.Exec(t.Context(), "update member_sign_ins set shared_device = true"); err != nil {
		t.Fatal(err)
	}
	put(t, member.Visitor, subscription()).WantProblem(t, http.StatusForbidden, copy.Push.Shared)
	if n := h.Count(t, "select count(*) from push_subscriptions"); n != 0 {
		t.Errorf("%d subscriptions", n)
	}
}
