-- +goose Up
-- A member's check-ins: at most one for each of their days.
create table check_ins (
    id uuid primary key,
    member_id uuid not null references members (id) on delete cascade,
    -- The day in the member's zone.
    day date not null,
    -- Mood, word and note, sealed with a key outside the database.
    sealed bytea not null,
    updated_at timestamptz not null default clock_timestamp(),
    -- Since when the member's current coach can see it; null while they cannot.
    shared_at timestamptz,
    unique (member_id, day)
);

alter table live_events drop constraint live_events_kind_check;
-- No database in use had these rows to scan: nothing was released.
-- squawk-ignore constraint-missing-not-valid
alter table live_events add constraint live_events_kind_check check (kind in (
    'message', 'receipt', 'client', 'user', 'notification', 'session', 'conversation', 'goal', 'inbox', 'risk', 'on_call', 'check_in'));

-- Check-ins, like answers, are shared with one coach: any change of coach ends it.
-- +goose StatementBegin
create or replace function sharing_ends_with_the_coach() returns trigger language plpgsql as $$
begin
    update member_preferences set shared_with_coach = '{}' where member_id = new.id and shared_with_coach <> '{}';
    update safety_notes set shared_at = null where member_id = new.id and shared_at is not null;
    update check_ins set shared_at = null where member_id = new.id and shared_at is not null;
    return null;
end
$$;
-- +goose StatementEnd

-- +goose Down
-- +goose StatementBegin
create or replace function sharing_ends_with_the_coach() returns trigger language plpgsql as $$
begin
    update member_preferences set shared_with_coach = '{}' where member_id = new.id and shared_with_coach <> '{}';
    update safety_notes set shared_at = null where member_id = new.id and shared_at is not null;
    return null;
end
$$;
-- +goose StatementEnd
delete from live_events where kind = 'check_in';
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check check (kind in (
    'message', 'receipt', 'client', 'user', 'notification', 'session', 'conversation', 'goal', 'inbox', 'risk', 'on_call'));
drop table check_ins;
