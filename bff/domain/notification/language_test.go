package notification_test

import (
	"context"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/notification"
)

// A text without gaps is stored in English. One with gaps was written in the member's language, and stays so.
func TestListTranslatesTextsWithoutGaps(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	hindi, filled := copy.In("hi"), copy.In("hi").Notifications.NewMessage.Text.Fill("count", "3")
	h.add(h.member, notification.TypeCommunity, copy.Moderation.BellTitle, filled)
	for language, want := range map[string]string{"hi": hindi.Moderation.BellTitle, "en": copy.Moderation.BellTitle, "xx": copy.Moderation.BellTitle} {
		page, err := h.notices.List(context.WithValue(t.Context(), copy.LanguageKey{}, language), h.member, nil, 0)
		if err != nil || len(page.Items) != 1 || page.Items[0].Title != want || page.Items[0].Message != filled {
			t.Errorf("in %s the list is %+v, %v", language, page.Items, err)
		}
	}
}
