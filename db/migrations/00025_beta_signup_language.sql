-- The confirmation of a beta signup is written in the language of the page that it came from.

-- +goose Up
alter table beta_signups add column display_language text not null default 'en';

-- +goose Down
alter table beta_signups drop column display_language;
