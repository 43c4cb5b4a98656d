-- +goose Up
-- The coaches whom a member saved to find them again. No coach is notified, and it does not count in suggestions.
create table saved_coaches (
    member_id uuid not null references members (id) on delete cascade,
    coach_id uuid not null references coaches (id) on delete cascade,
    created_at timestamptz not null default now(),
    primary key (member_id, coach_id)
);

create index saved_coaches_coach_idx on saved_coaches (coach_id);

-- +goose Down
drop table saved_coaches;
