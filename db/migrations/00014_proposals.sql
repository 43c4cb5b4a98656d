-- +goose Up
-- A coach who cannot make a session proposes another time, and the member decides; and how a session went.
create table session_proposals (
    id uuid primary key default gen_random_uuid(),
    session_id uuid not null references sessions (id) on delete cascade,
    -- Of the session, so that a proposed time is kept free until there is an answer.
    coach_id uuid not null references coaches (id) on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    -- What the coach says about it; may be empty.
    note text not null default '',
    created_at timestamptz not null default now(),
    answered_at timestamptz,
    -- Overtaken: the session was moved or cancelled meanwhile, or one of the two times came.
    answer text check (answer in ('accepted', 'declined', 'withdrawn', 'overtaken')),
    check (starts_at < ends_at),
    check ((answered_at is null) = (answer is null)),
    constraint session_proposals_apart exclude using gist (coach_id with =, tstzrange(starts_at, ends_at) with &&)
        where (answered_at is null)
);

create unique index session_proposals_open_key on session_proposals (session_id) where answered_at is null;
create index session_proposals_session_idx on session_proposals (session_id, created_at desc);

alter table sessions
    -- How it went, as the coach marked it: held, the member did not come, or the coach did not.
    add column outcome text check (outcome in ('held', 'no_show', 'coach_absent')),
    add column outcome_at timestamptz,
    add constraint sessions_outcome_whole check ((outcome is null) = (outcome_at is null));

-- +goose Down
alter table sessions drop constraint sessions_outcome_whole, drop column outcome, drop column outcome_at;
drop table session_proposals;
