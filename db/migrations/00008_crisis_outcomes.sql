-- +goose Up
-- How a coach closed each possible crisis of a client: one row per closing, never changed. Deleted with the client's
-- account. Counts of false alarms need no text, so they read these rows alone.
create table crisis_outcomes (
    id uuid primary key,
    member_id uuid not null references members (id) on delete cascade,
    coach_id uuid not null references coaches (id),
    outcome text not null check (outcome in ('called', 'wrote', 'reached_otherwise', 'handed_over', 'false_alarm')),
    -- The strongest tier that waited.
    tier text not null check (tier in ('urgent', 'concern')),
    -- The coach's note, sealed like coach_client_notes; null for none.
    sealed bytea,
    -- Since when it waited for a coach.
    opened_at timestamptz not null,
    closed_at timestamptz not null default now(),
    constraint crisis_outcomes_note check (sealed is not null or outcome in ('called', 'wrote'))
);

create index crisis_outcomes_member_idx on crisis_outcomes (member_id, closed_at desc, id desc);
create index crisis_outcomes_closed_idx on crisis_outcomes (closed_at);

-- +goose Down
drop table crisis_outcomes;
