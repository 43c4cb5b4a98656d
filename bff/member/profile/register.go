// Package profile has the operations of the member's profile, preferences and settings.
package profile

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/profile"
	"aangan/bff/internal/realm"
	"aangan/bff/internal/request"
	"aangan/bff/member/account"
)

const tag = "Profile"

// operations answers the calls of this package.
type operations struct {
	account *account.Operations
	profile *profile.Service
}

// Register adds the operations of the profile to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], accounts *account.Operations, service *profile.Service) {
	o := operations{account: accounts, profile: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "updateUser", Method: http.MethodPatch, Path: "/api/user", Tags: []string{tag},
		Summary:     "Update the member's profile",
		Description: "Saves all fields or none. A different email address is kept in newEmail until its emailed link is followed.",
		Errors:      []int{400, 401, 413, 415, 429},
	}, o.update)
	realm.SignedIn(api, huma.Operation{
		OperationID: "setDisplayLanguage", Method: http.MethodPut, Path: "/api/user/display-language", Tags: []string{tag},
		Summary:     "Choose the language of pages, emails and notifications",
		Description: "Also sets the cookie from which the server chooses the language of pages. An unknown language changes nothing and is no error.",
		Errors:      []int{400, 401, 413, 415},
	}, o.setLanguage)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getPreferences", Method: http.MethodGet, Path: "/api/user/preferences", Tags: []string{tag},
		Summary: "Get preferences and notification settings",
		Errors:  []int{401},
	}, o.preferences)
	realm.SignedIn(api, huma.Operation{
		OperationID: "savePreferences", Method: http.MethodPost, Path: "/api/user/preferences", Tags: []string{tag},
		Summary: "Save the cultural preferences",
		Errors:  []int{400, 401, 413, 415},
	}, o.saveCulture)
	realm.SignedIn(api, huma.Operation{
		OperationID: "saveNotificationSettings", Method: http.MethodPost, Path: "/api/user/notification-settings", Tags: []string{tag},
		Summary:     "Save the notification settings",
		Description: "Missing fields stay unchanged.",
		Errors:      []int{400, 401, 413, 415},
	}, o.saveSettings)
	o.registerSharing(api)
}

type updateInput struct{ Body ProfileRequest }

type cultureInput struct{ Body PreferencesRequest }

type settingsInput struct{ Body SettingsRequest }

type userOutput struct{ Body account.User }

type languageInput struct{ Body DisplayLanguageRequest }

type languageOutput struct {
	SetCookie http.Cookie `header:"Set-Cookie"`
	Body      account.User
}

type preferencesOutput struct{ Body Preferences }

func (o operations) update(ctx context.Context, me identity.Member, in *updateInput) (*userOutput, error) {
	member, err := o.profile.Update(ctx, me, profile.Change{
		FirstName: in.Body.FirstName, LastName: in.Body.LastName, Email: in.Body.Email, Username: in.Body.Username,
		TimeZone: in.Body.TimeZone, Password: in.Body.Password,
	}, o.account.ClientOrigin(ctx))
	if err != nil {
		return nil, err
	}
	return &userOutput{Body: account.UserOf(account.Updated(me, member))}, nil
}

func (o operations) setLanguage(ctx context.Context, me identity.Member, in *languageInput) (*languageOutput, error) {
	member, err := o.profile.SetDisplayLanguage(ctx, me.ID, in.Body.DisplayLanguage)
	if err != nil {
		return nil, err
	}
	return &languageOutput{
		SetCookie: request.LanguageCookie(member.DisplayLanguage, me.Session.SharedDevice),
		Body:      account.UserOf(account.Updated(me, member)),
	}, nil
}

func (o operations) preferences(ctx context.Context, me identity.Member, _ *struct{}) (*preferencesOutput, error) {
	found, err := o.profile.Preferences(ctx, me.ID)
	return answer(found, err)
}

func (o operations) saveCulture(ctx context.Context, me identity.Member, in *cultureInput) (*preferencesOutput, error) {
	return answer(o.profile.SaveCulture(ctx, me.ID, profile.Culture{
		Region: in.Body.Region, Religion: in.Body.Religion, Gender: in.Body.Gender, Age: in.Body.Age, Language: in.Body.Language,
	}))
}

func (o operations) saveSettings(ctx context.Context, me identity.Member, in *settingsInput) (*preferencesOutput, error) {
	return answer(o.profile.SaveSettings(ctx, me.ID, profile.Settings(in.Body)))
}

func answer(p profile.Preferences, err error) (*preferencesOutput, error) {
	if err != nil {
		return nil, err
	}
	return &preferencesOutput{Body: Preferences{
		Region: p.Region, Religion: p.Religion, Gender: p.Gender, Age: p.AgeRange, Language: p.Language,
		EmailNotifications: p.EmailNotifications, SessionReminders: p.SessionReminders, MessageNotifications: p.MessageNotifications,
		NewsletterSubscription: p.NewsletterSubscription, ShareReadReceipts: p.SharesReadReceipts,
		QuietFrom: p.QuietFrom, QuietUntil: p.QuietUntil,
	}}, nil
}
