-- +goose Up
-- The date on which an administrator checked the credential's document; null for credentials from before dates were
-- kept.
alter table coach_credentials add column checked_on date;

-- +goose Down
alter table coach_credentials drop column checked_on;
