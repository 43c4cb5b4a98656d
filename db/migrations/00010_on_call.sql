-- +goose Up
-- People on call: their rota, the crises that wait for them, who was alerted, and who opened a crisis for which reason.

-- The hours of duty. A block lasts eight hours and belongs to the day on which it begins, in the rota's zone.
create table on_call_rota (
    -- From Monday = 1.
    weekday smallint not null check (weekday between 1 and 7),
    from_hour smallint not null check (from_hour in (6, 14, 22)),
    coach_id uuid not null references coaches (id) on delete cascade,
    primary key (weekday, from_hour, coach_id)
);

create index on_call_rota_coach_idx on on_call_rota (coach_id);

-- A possible crisis that was passed to the people on call. It is closed with the crisis, and gives access to the
-- conversation until then.
create table on_call_cases (
    id uuid primary key default gen_random_uuid(),
    -- Where the member can be answered; changes when they choose another coach.
    conversation_id uuid not null references conversations (id) on delete cascade,
    -- Where the words were written.
    source_id uuid not null references conversations (id) on delete cascade,
    why text not null check (why in ('inactive', 'away', 'no_coach', 'unopened', 'handed_over')),
    -- When the first waiting words of the strongest tier were written.
    written_at timestamptz not null,
    created_at timestamptz not null default now(),
    closed_at timestamptz
);

create unique index on_call_cases_open_key on on_call_cases (conversation_id) where closed_at is null;
create index on_call_cases_conversation_idx on on_call_cases (conversation_id);
create index on_call_cases_source_idx on on_call_cases (source_id);

create table on_call_alerts (
    -- Also the id of the email.
    id uuid primary key default gen_random_uuid(),
    case_id uuid not null references on_call_cases (id) on delete cascade,
    coach_id uuid not null references coaches (id),
    created_at timestamptz not null default now(),
    unique (case_id, coach_id)
);

create table on_call_looks (
    case_id uuid not null references on_call_cases (id) on delete cascade,
    coach_id uuid not null references coaches (id),
    reason text not null check (reason in ('no_reader', 'unopened', 'handed_over', 'other')),
    -- The person's own words; may be empty unless the reason is other.
    detail text not null default '',
    opened_at timestamptz not null default now(),
    -- The last request that read the conversation: after a pause the next one is audited again.
    read_at timestamptz not null default now(),
    primary key (case_id, coach_id)
);

-- The team writes in a conversation too, during a crisis.
alter table messages drop constraint messages_sender_check;
-- No database in use had these rows to scan: nothing was released.
-- squawk-ignore constraint-missing-not-valid
alter table messages add constraint messages_sender_check check (sender in ('member', 'coach', 'team'));

-- When the coach first read the conversation with flagged words waiting. An earlier time than urgent_since is from a
-- crisis before.
alter table conversations add column urgent_opened_at timestamptz;

-- The first look at a crisis, by its coach or by a person on call; null for crises closed before this was stored.
alter table crisis_outcomes add column looked_at timestamptz;
alter table crisis_outcomes add column looked_by text check (looked_by in ('coach', 'on_call'));
-- No database in use had these rows to scan: nothing was released.
-- squawk-ignore constraint-missing-not-valid
alter table crisis_outcomes add constraint crisis_outcomes_look_whole check ((looked_at is null) = (looked_by is null));

alter table live_events drop constraint live_events_kind_check;
-- No database in use had these rows to scan: nothing was released.
-- squawk-ignore constraint-missing-not-valid
alter table live_events add constraint live_events_kind_check check (kind in (
    'message', 'receipt', 'client', 'user', 'notification', 'session', 'conversation', 'goal', 'inbox', 'risk', 'on_call'));

-- +goose Down
delete from live_events where kind = 'on_call';
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
    check (kind in ('message', 'receipt', 'client', 'user', 'notification', 'session', 'conversation', 'goal', 'inbox', 'risk'));
alter table crisis_outcomes drop constraint crisis_outcomes_look_whole, drop column looked_by, drop column looked_at;
alter table conversations drop column urgent_opened_at;
delete from messages where sender = 'team';
alter table messages drop constraint messages_sender_check;
alter table messages add constraint messages_sender_check check (sender in ('member', 'coach'));
drop table on_call_looks, on_call_alerts, on_call_cases, on_call_rota;
