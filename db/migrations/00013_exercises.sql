-- +goose Up
-- A member's way through a guided exercise (bff/domain/exercise). Deleted with the account, or when the member says so.
create table exercise_runs (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    exercise text not null,
    companion text not null,
    language text not null check (language in ('en', 'hi', 'hi-Latn', 'ta')),
    -- The answers in their order: a list of {step, choice, text}.
    answers jsonb not null default '[]',
    started_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    -- Null while the member can go on.
    finished_at timestamptz,
    -- When the member wants a reminder; null for none, and after it was sent. Each change makes a new reminder, so that
    -- the task of an earlier one finds nothing.
    remind_at timestamptz,
    reminder uuid,
    constraint exercise_runs_reminder check ((remind_at is null) = (reminder is null))
);

create unique index exercise_runs_open_key on exercise_runs (member_id, exercise) where finished_at is null;
create unique index exercise_runs_reminder_key on exercise_runs (reminder);
create index exercise_runs_finished_idx on exercise_runs (member_id, finished_at desc);

-- What companions remember about a member besides talks and exercises.
create table companion_memory (
    member_id uuid primary key references members (id) on delete cascade,
    -- The language of exercises; empty until the member chose one.
    language text not null default '' check (language in ('', 'en', 'hi', 'hi-Latn', 'ta')),
    -- How the member wants to be called; empty for no name.
    called text not null default '',
    -- Subjects that companions don't ask about ('theme:marriage'), and exercises that they don't suggest ('exercise:senses').
    avoided text[] not null default '{}'
);

-- What the member can do next, offered below a reply: a list of {do, label}.
alter table companion_messages add column actions jsonb not null default '[]';

alter table notifications drop constraint notifications_type_check;
-- No database in use had these rows to scan: nothing was released.
-- squawk-ignore constraint-missing-not-valid
alter table notifications add constraint notifications_type_check
    check (type in ('message', 'subscription', 'session', 'community', 'goal', 'exercise'));

-- +goose Down
delete from notifications where type = 'exercise';
alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check
    check (type in ('message', 'subscription', 'session', 'community', 'goal'));
alter table companion_messages drop column actions;
drop table companion_memory, exercise_runs;
