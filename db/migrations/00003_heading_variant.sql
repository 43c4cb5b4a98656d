-- +goose Up
-- Which heading of the site a member had been shown, so that headings can be compared by who registered. Null where it is
-- not known: whoever came straight to the member app saw none.
alter table members add column heading_variant text check (heading_variant in ('default', 'cultural'));

-- +goose Down
alter table members drop column heading_variant;
