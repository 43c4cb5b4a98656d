-- +goose Up
-- A coach's calls for the team during a possible crisis of a client, one row per call, never changed. The crisis stays
-- open: a call belongs to the crisis in whose time it was made. Deleted with the client's account.
create table crisis_handovers (
    id uuid primary key,
    member_id uuid not null references members (id) on delete cascade,
    coach_id uuid not null references coaches (id),
    -- The coach's note for the team, sealed like coach_client_notes; null for none.
    sealed bytea,
    handed_at timestamptz not null default now()
);

create index crisis_handovers_member_idx on crisis_handovers (member_id, handed_at desc, id desc);

-- +goose Down
drop table crisis_handovers;
