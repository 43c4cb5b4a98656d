-- +goose Up
-- What member and coach agreed on, what of a profile a member shows to their coach, and notes that the database alone cannot read.
create table goals (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    coach_id uuid not null references coaches (id),
    title text not null,
    detail text not null default '',
    proposed_by text not null check (proposed_by in ('member', 'coach')),
    -- It counts once both have said yes to these words. Whoever writes it anew has said yes to what they wrote.
    member_agreed_at timestamptz,
    coach_agreed_at timestamptz,
    state text not null default 'open' check (state in ('open', 'reached', 'let_go')),
    closed_by text check (closed_by in ('member', 'coach')),
    closed_at timestamptz,
    -- Grows with each change of the words: a yes names what it was said to.
    version integer not null default 1,
    -- Whether it ever counted. What never did can be taken back by whoever proposed it.
    was_agreed boolean not null default false,
    -- What the crisis detector found in words of the member's, and when; the coach is told as of a message.
    flag_tier text check (flag_tier in ('urgent', 'concern')),
    flagged_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check ((state = 'open') = (closed_at is null)),
    check ((closed_at is null) = (closed_by is null)),
    check (num_nonnulls(member_agreed_at, coach_agreed_at) >= 1),
    check ((flag_tier is null) = (flagged_at is null))
);

create index goals_pair_idx on goals (member_id, coach_id, created_at);

-- Codes of what a member lets their present coach see. Nothing is shared until they say so.
alter table member_preferences add column shared_with_coach text[] not null default '{}'
    check (shared_with_coach <@ array['region', 'religion', 'gender', 'age', 'language', 'focus']);

-- What was shared was shared with one coach. With the next one, or none, it is nothing again, whichever way the change came about.
-- +goose StatementBegin
create function sharing_ends_with_the_coach() returns trigger language plpgsql as $$
begin
    update member_preferences set shared_with_coach = '{}' where member_id = new.id and shared_with_coach <> '{}';
    return null;
end
$$;
-- +goose StatementEnd

create trigger sharing_ends_with_the_coach after update of coach_id on members
    for each row when (old.coach_id is distinct from new.coach_id) execute function sharing_ends_with_the_coach();

-- A note is sealed with a key that the database does not have. What was written before there was one is sealed by a job; the words go then.
alter table coach_client_notes
    alter column text drop not null,
    add column sealed bytea,
    -- The session that it is about, where it is about one.
    add column session_id uuid references sessions (id) on delete set null,
    add constraint coach_client_notes_whole check (num_nonnulls(text, sealed) = 1);

create index coach_client_notes_open_idx on coach_client_notes (id) where sealed is null;
create index coach_client_notes_session_idx on coach_client_notes (session_id) where session_id is not null;

alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
    check (kind in ('message', 'receipt', 'client', 'user', 'notification', 'session', 'conversation', 'goal'));

alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type in ('message', 'subscription', 'session', 'community', 'goal'));

-- +goose Down
delete from notifications where type = 'goal';
alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type in ('message', 'subscription', 'session', 'community'));
delete from live_events where kind = 'goal';
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
    check (kind in ('message', 'receipt', 'client', 'user', 'notification', 'session', 'conversation'));
-- What is sealed cannot be read here: it goes.
delete from coach_client_notes where text is null;
drop index coach_client_notes_session_idx, coach_client_notes_open_idx;
alter table coach_client_notes drop constraint coach_client_notes_whole, drop column session_id, drop column sealed,
    alter column text set not null;
drop trigger sharing_ends_with_the_coach on members;
drop function sharing_ends_with_the_coach;
alter table member_preferences drop column shared_with_coach;
drop table goals;
