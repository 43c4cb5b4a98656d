-- +goose Up
-- Finding a coach and meeting them: what suggestions are made from, when a coach has time, and the sessions themselves.
create extension if not exists btree_gist;

-- What a coach may say of themselves so that suggestions can follow a member's wish. Null is "has not said". Region and
-- religion are never shown, and count only for a member who asked for somebody from outside their own community.
alter table coaches
    add column gender text,
    add column region text,
    add column religion text,
    -- Null until the coach has published hours, be they none: until then the usual times are offered.
    add column hours_published_at timestamptz;

-- The list of coaches that can be chosen, page by page.
create index coaches_open_idx on coaches (created_at, id) where is_active and verification_status = 'verified';

create table coach_credentials (
    coach_id uuid not null references coaches (id) on delete cascade,
    -- The order in which the coach lists them.
    position smallint not null,
    title text not null,
    -- Who gave it.
    issuer text not null,
    year smallint check (year between 1950 and 2100),
    primary key (coach_id, position)
);

-- What a member would rather have in a coach, beside the language and the topics that stand there already.
alter table member_preferences
    add column coach_gender text,
    -- They asked for somebody from outside their own community, and may have said which city to keep away from.
    add column outside_community boolean not null default false,
    add column home_city text;

-- When a coach has time, in the coach's own zone. Weekday counts from Monday = 1, minutes from midnight.
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

-- Days without any time, both ends included. They win over everything else.
create table coach_days_off (
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    first_day date not null,
    last_day date not null,
    check (first_day <= last_day),
    constraint coach_days_off_apart exclude using gist (coach_id with =, daterange(first_day, last_day, '[]') with &&)
);

-- Other hours than the weekly ones on one date: where a date has rows, the weekly hours do not count.
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
    -- What the member wants their coach to know beforehand.
    note text not null default '',
    -- The name of the session's own video room: nobody can guess it.
    room text not null unique,
    -- Whether it counts against the member's sessions of the month.
    counted boolean not null default true,
    -- Grows with each change, as calendars want it.
    sequence integer not null default 0,
    -- The coach moved it last: the member may still say no to the new time without it counting.
    moved_by_coach boolean not null default false,
    cancelled_at timestamptz,
    cancelled_by text check (cancelled_by in ('member', 'coach', 'change', 'leaving')),
    -- Somebody said that the video did not work.
    video_trouble_at timestamptz,
    created_at timestamptz not null default now(),
    check (starts_at < ends_at),
    check ((status = 'cancelled') = (cancelled_at is not null)),
    check ((cancelled_at is null) = (cancelled_by is null)),
    -- The last word, whatever the code above believes: nobody holds two sessions at once, on either side.
    constraint sessions_coach_apart exclude using gist (coach_id with =, tstzrange(starts_at, ends_at) with &&)
        where (status = 'scheduled'),
    constraint sessions_member_apart exclude using gist (member_id with =, tstzrange(starts_at, ends_at) with &&)
        where (status = 'scheduled')
);

create index sessions_member_idx on sessions (member_id, starts_at desc, id desc);
create index sessions_coach_idx on sessions (coach_id, starts_at, id);

-- What happened to a session, one row for each time: what letters and reminders are about, so that one that was overtaken
-- can tell.
create table session_events (
    id uuid primary key default gen_random_uuid(),
    session_id uuid not null references sessions (id) on delete cascade,
    -- The session's sequence after it.
    sequence integer not null,
    kind text not null check (kind in ('booked', 'moved', 'cancelled')),
    actor text not null check (actor in ('member', 'coach', 'change', 'leaving')),
    starts_at timestamptz not null,
    -- Where it was before, when it was moved.
    previous_starts_at timestamptz,
    created_at timestamptz not null default now(),
    -- The reminders that belong to this time have been asked for.
    day_reminded boolean not null default false,
    hour_reminded boolean not null default false,
    unique (session_id, sequence)
);

-- What a coach has yet to be told of a session that ended with its member's account: no more than their calendar needs to
-- take it out again. The session itself is gone by then, and nothing here says whose it was.
create table departed_sessions (
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    session_id uuid not null,
    sequence integer not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    created_at timestamptz not null default now()
);

-- Secret addresses under which a calendar program reads a person's sessions. Two tables, as everywhere: what opens one
-- realm opens nothing in the other.
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

alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
    check (kind in ('message', 'receipt', 'client', 'user', 'notification', 'session'));

-- +goose Down
delete from live_events where kind = 'session';
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
    check (kind in ('message', 'receipt', 'client', 'user', 'notification'));
drop table departed_sessions, coach_calendars, member_calendars, session_events, sessions, coach_date_hours, coach_days_off,
    coach_weekly_hours, coach_credentials;
alter table member_preferences drop column coach_gender, drop column outside_community, drop column home_city;
drop index coaches_open_idx;
alter table coaches drop column gender, drop column region, drop column religion, drop column hours_published_at;
