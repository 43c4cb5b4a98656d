-- The last email to a member who left is written in their language.

-- +goose Up
alter table departures add column display_language text not null default 'en';

-- +goose Down
alter table departures drop column display_language;
