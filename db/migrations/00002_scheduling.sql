-- +goose Up
-- Coaches' hours, sessions, proposals and calendar feeds.
create extension if not exists btree_gist;

-- A coach's weekly hours, in the coach's zone. Weekdays from Monday = 1, minutes since midnight.
create table coach_weekly_hours (
    coach_id uuid not null references coaches (id) on delete cascade,
    weekday smallint not null check (weekday between 1 and 7),
    from_minute smallint not null check (from_minute >= 0),
    until_minute smallint not null check (until_minute <= 1440),
    primary key (coach_id, weekday, from_minute),
    check (from_minute < until_minute),
    constraint coach_weekly_hours_apart exclude using gist (
        coach_id with =, weekday with =, int4range(from_minute, until_minute) with &&)
);

-- Days without hours, both ends included. They take precedence over everything else.
create table coach_days_off (
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    first_day date not null,
    last_day date not null,
    check (first_day <= last_day),
    constraint coach_days_off_apart exclude using gist (coach_id with =, daterange(first_day, last_day, '[]') with &&)
);

-- Hours of a single date, which replace the weekly hours on it.
create table coach_date_hours (
    coach_id uuid not null references coaches (id) on delete cascade,
    day date not null,
    from_minute smallint not null check (from_minute >= 0),
    until_minute smallint not null check (until_minute <= 1440),
    primary key (coach_id, day, from_minute),
    check (from_minute < until_minute),
    constraint coach_date_hours_apart exclude using gist (
        coach_id with =, day with =, int4range(from_minute, until_minute) with &&)
);

create table sessions (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    coach_id uuid not null references coaches (id),
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    status text not null default 'scheduled' check (status in ('scheduled', 'cancelled')),
    -- The member's note to their coach.
    note text not null default '',
    -- The unguessable name of the session's video room.
    room text not null unique,
    -- Whether it counts against the member's monthly allowance.
    counted boolean not null default true,
    -- Grows with each change, as iCalendar requires.
    sequence integer not null default 0,
    -- The coach moved it last: the member may still cancel without it counting.
    moved_by_coach boolean not null default false,
    cancelled_at timestamptz,
    -- Absence: its coach is no longer active.
    cancelled_by text check (cancelled_by in ('member', 'coach', 'change', 'leaving', 'absence')),
    -- When a video problem was reported.
    video_trouble_at timestamptz,
    -- The coach's record: held, the member did not come, or the coach did not.
    outcome text check (outcome in ('held', 'no_show', 'coach_absent')),
    outcome_at timestamptz,
    created_at timestamptz not null default now(),
    check (starts_at < ends_at),
    check ((status = 'cancelled') = (cancelled_at is not null)),
    check ((cancelled_at is null) = (cancelled_by is null)),
    constraint sessions_outcome_whole check ((outcome is null) = (outcome_at is null)),
    -- The final guard against double booking: no overlapping sessions on either side.
    constraint sessions_coach_apart exclude using gist (coach_id with =, tstzrange(starts_at, ends_at) with &&)
        where (status = 'scheduled'),
    constraint sessions_member_apart exclude using gist (member_id with =, tstzrange(starts_at, ends_at) with &&)
        where (status = 'scheduled')
);

create index sessions_member_idx on sessions (member_id, starts_at desc, id desc);
create index sessions_coach_idx on sessions (coach_id, starts_at, id);
-- Counts a coach's coming sessions with an index-only scan.
create index sessions_coach_coming_idx on sessions (coach_id, starts_at) include (ends_at) where status = 'scheduled';

-- Changes of sessions. Emails and reminders refer to one, so that they detect later changes.
create table session_events (
    id uuid primary key default gen_random_uuid(),
    session_id uuid not null references sessions (id) on delete cascade,
    -- The session's sequence after it.
    sequence integer not null,
    kind text not null check (kind in ('booked', 'moved', 'cancelled')),
    actor text not null check (actor in ('member', 'coach', 'change', 'leaving', 'absence')),
    starts_at timestamptz not null,
    -- The earlier time of a moved session.
    previous_starts_at timestamptz,
    created_at timestamptz not null default now(),
    -- The reminders of this time are enqueued.
    day_reminded boolean not null default false,
    hour_reminded boolean not null default false,
    unique (session_id, sequence)
);

-- A coach's proposal to move a session, which the member answers.
create table session_proposals (
    id uuid primary key default gen_random_uuid(),
    session_id uuid not null references sessions (id) on delete cascade,
    -- The session's coach, so that the proposed time stays free until the answer.
    coach_id uuid not null references coaches (id) on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    -- The coach's note; may be empty.
    note text not null default '',
    created_at timestamptz not null default now(),
    answered_at timestamptz,
    -- Overtaken: the session was moved or cancelled, or one of the two times has passed.
    answer text check (answer in ('accepted', 'declined', 'withdrawn', 'overtaken')),
    check (starts_at < ends_at),
    check ((answered_at is null) = (answer is null)),
    constraint session_proposals_apart exclude using gist (coach_id with =, tstzrange(starts_at, ends_at) with &&)
        where (answered_at is null)
);

create unique index session_proposals_open_key on session_proposals (session_id) where answered_at is null;
create index session_proposals_session_idx on session_proposals (session_id, created_at desc);

-- The calendar data for a coach's email about a session that was deleted with its member's account. It identifies no
-- member.
create table departed_sessions (
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    session_id uuid not null,
    sequence integer not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    created_at timestamptz not null default now()
);

-- Secret URLs of calendar feeds. Two tables for two realms.
create table member_calendars (
    member_id uuid primary key references members (id) on delete cascade,
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    last_read_at timestamptz
);

create table coach_calendars (
    coach_id uuid primary key references coaches (id) on delete cascade,
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    last_read_at timestamptz
);

-- +goose Down
drop table coach_calendars, member_calendars, departed_sessions, session_proposals, session_events, sessions, coach_date_hours,
    coach_days_off, coach_weekly_hours;
