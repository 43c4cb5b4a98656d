-- +goose Up
-- Where a member left a piece of the library. A piece that was read to its end has no row, so that no history is kept.
create table reading_places (
    member_id uuid not null references members (id) on delete cascade,
    resource text not null,
    -- How far they have read.
    percent smallint not null check (percent between 1 and 99),
    left_at timestamptz not null default now(),
    primary key (member_id, resource)
);

-- +goose Down
drop table reading_places;
