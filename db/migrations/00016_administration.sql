-- +goose Up
-- What administrators look after: who coaches, what visitors wrote, and whether the house does its work.
alter table coaches
    add column invited_at timestamptz,
    add column activated_at timestamptz,
    add column deactivated_at timestamptz,
    -- What their clients were told when they were last deactivated: that they wait, or that they choose another.
    add column clients_on_leaving text check (clients_on_leaving in ('wait', 'released')),
    -- When that was decided. It is later than the deactivation where clients waited first.
    add column clients_told_since timestamptz;

update coaches set activated_at = created_at where is_active;

create index coaches_name_idx on coaches (name, id);

-- A session that ends because its coach is not active any more.
alter table sessions drop constraint sessions_cancelled_by_check,
    add constraint sessions_cancelled_by_check check (cancelled_by in ('member', 'coach', 'change', 'leaving', 'absence'));
alter table session_events drop constraint session_events_actor_check,
    add constraint session_events_actor_check check (actor in ('member', 'coach', 'change', 'leaving', 'absence'));

-- What a member was told when their coach stopped: that they wait, or that they have no coach any more. Whoever has a row for a
-- moment and a kind was told of it, and is not told again.
create table coach_absences (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    coach_id uuid not null references coaches (id) on delete cascade,
    kind text not null check (kind in ('wait', 'released')),
    -- When that was decided.
    since timestamptz not null,
    created_at timestamptz not null default now(),
    -- For those who wait: when it was over, because the coach came back or they chose another.
    ended_at timestamptz,
    unique (coach_id, member_id, since, kind)
);

create index coach_absences_member_idx on coach_absences (member_id);
create index coach_absences_open_idx on coach_absences (coach_id) where kind = 'wait' and ended_at is null;

alter table contact_messages
    add column handled_at timestamptz,
    add column handled_by uuid references coaches (id);

alter table job_applications
    add column handled_at timestamptz,
    add column handled_by uuid references coaches (id);

alter table beta_signups
    add column handled_at timestamptz,
    add column handled_by uuid references coaches (id);

create index contact_messages_open_idx on contact_messages (created_at, id) where handled_at is null;
create index job_applications_open_idx on job_applications (created_at, id) where handled_at is null;
create index beta_signups_open_idx on beta_signups (created_at, id) where handled_at is null;

-- What visitors left, as it is read: three lists in one shape, empty where a list does not ask for something.
create view inbox as
select 'contact-messages'::text as list, id, name, email::text as email, subject, message as text, ''::text as job, ''::text as location,
    ''::text as link, ''::text as occupation, ''::text as age_range, ''::text as heading_variant, ''::text as pricing_variant,
    created_at, handled_at, handled_by
from contact_messages
union all
select 'applications'::text, id, name, email::text, ''::text, note, job, location, link, ''::text, ''::text, ''::text, ''::text,
    created_at, handled_at, handled_by
from job_applications
union all
select 'beta-signups'::text, id, first_name || ' ' || last_name, email::text, ''::text, reason_for_interest, ''::text, location, ''::text, occupation,
    age_range, coalesce(heading_variant, ''), coalesce(pricing_variant, ''), created_at, handled_at, handled_by
from beta_signups;

-- Which accounts came in which days.
create index members_created_idx on members (created_at);

-- +goose Down
drop index members_created_idx;
drop view inbox;
drop table coach_absences;
-- There is no such reason any more: the sessions stay cancelled, as with another change.
update sessions set cancelled_by = 'change' where cancelled_by = 'absence';
update session_events set actor = 'change' where actor = 'absence';
alter table sessions drop constraint sessions_cancelled_by_check,
    add constraint sessions_cancelled_by_check check (cancelled_by in ('member', 'coach', 'change', 'leaving'));
alter table session_events drop constraint session_events_actor_check,
    add constraint session_events_actor_check check (actor in ('member', 'coach', 'change', 'leaving'));
drop index beta_signups_open_idx, job_applications_open_idx, contact_messages_open_idx, coaches_name_idx;
alter table beta_signups drop column handled_at, drop column handled_by;
alter table job_applications drop column handled_at, drop column handled_by;
alter table contact_messages drop column handled_at, drop column handled_by;
alter table coaches drop column invited_at, drop column activated_at, drop column deactivated_at, drop column clients_on_leaving, drop column clients_told_since;
