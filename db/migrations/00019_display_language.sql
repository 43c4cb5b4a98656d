-- +goose Up
-- The language that the member chose for pages, emails and notifications, a code of copy.DisplayLanguages. Not to be
-- confused with member_preferences.language, the coach's. The check is of the form only: a new language needs no
-- migration. It need not be validated: existing rows have the default.
alter table members add column display_language text not null default 'en';
alter table members add constraint members_display_language_check check (display_language ~ '^[a-z]{2}$') not valid;
-- The language of the page on which a sign-in with a provider began, for the account that may follow.
alter table pending_identities add column display_language text not null default 'en';

-- +goose Down
alter table pending_identities drop column display_language;
alter table members drop column display_language;
