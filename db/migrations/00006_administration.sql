-- +goose Up
-- Visitors' submissions, event counts, coaches' public profiles, inactive coaches, and the audit log.

create table beta_signups (
    id uuid primary key default gen_random_uuid(),
    email citext not null unique,
    first_name text not null,
    last_name text not null,
    occupation text not null,
    location text not null,
    age_range text not null,
    reason_for_interest text not null,
    heading_variant text check (heading_variant in ('default', 'cultural')),
    pricing_variant text check (pricing_variant in ('default', 'discount', 'premium')),
    created_at timestamptz not null default now(),
    handled_at timestamptz,
    handled_by uuid references coaches (id)
);

create index beta_signups_created_idx on beta_signups (created_at, id);
create index beta_signups_open_idx on beta_signups (created_at, id) where handled_at is null;

create table contact_messages (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    email citext not null,
    subject text not null default '',
    message text not null,
    created_at timestamptz not null default now(),
    handled_at timestamptz,
    handled_by uuid references coaches (id)
);

create index contact_messages_created_idx on contact_messages (created_at, id);
create index contact_messages_email_idx on contact_messages (email);
create index contact_messages_open_idx on contact_messages (created_at, id) where handled_at is null;

create table job_applications (
    id uuid primary key default gen_random_uuid(),
    -- Code of the position at that time. Positions change, so their list is in the catalogue and not here.
    job text not null,
    name text not null,
    email citext not null,
    location text not null default '',
    link text not null default '',
    note text not null,
    created_at timestamptz not null default now(),
    handled_at timestamptz,
    handled_by uuid references coaches (id)
);

create index job_applications_created_idx on job_applications (created_at, id);
create index job_applications_email_idx on job_applications (email);
create index job_applications_open_idx on job_applications (created_at, id) where handled_at is null;

-- All submissions in one shape; fields that a form lacks are empty.
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

-- Counts of events per UTC day, by the variants on the page; '' for none. No row identifies a visitor.
create table event_counts (
    day date not null,
    name text not null,
    heading_variant text not null default '' check (heading_variant in ('', 'default', 'cultural')),
    pricing_variant text not null default '' check (pricing_variant in ('', 'default', 'discount', 'premium')),
    n bigint not null check (n > 0),
    primary key (day, name, heading_variant, pricing_variant)
);

create table coach_credentials (
    coach_id uuid not null references coaches (id) on delete cascade,
    -- The coach's order.
    position smallint not null,
    title text not null,
    issuer text not null,
    year smallint check (year between 1950 and 2100),
    primary key (coach_id, position)
);

-- A requested change of a coach's credentials: the complete new list. Members read the old one until an administrator
-- decides.
create table credential_changes (
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    -- [{"title", "issuer", "year"}], in the coach's order.
    credentials jsonb not null,
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    decided_by uuid references coaches (id),
    decision text check (decision in ('approved', 'rejected', 'withdrawn')),
    -- The reason of a rejection, for the coach.
    reason text not null default '',
    check ((decided_at is null) = (decision is null))
);

create unique index credential_changes_open_key on credential_changes (coach_id) where decided_at is null;
create index credential_changes_queue_idx on credential_changes (created_at, id) where decided_at is null;
create index credential_changes_coach_idx on credential_changes (coach_id, created_at desc);

-- Coaches' pictures.
create table coach_images (
    -- Random: it is part of the picture's URL, and a new picture has a new one.
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    blob_key text not null unique,
    content_type text not null,
    -- Bytes.
    size integer not null check (size > 0),
    created_at timestamptz not null default now(),
    -- Null while the file is being stored.
    stored_at timestamptz,
    -- Replaced by another: the file is deleted next, then this row.
    discarded_at timestamptz
);

create index coach_images_coach_idx on coach_images (coach_id);
create index coach_images_leftover_idx on coach_images (created_at) where stored_at is null or discarded_at is not null;

-- Notices to the clients of a deactivated coach: they wait, or have no coach any more. A row for a decision's time and
-- kind means that the client was notified, and is not notified again.
create table coach_absences (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    coach_id uuid not null references coaches (id) on delete cascade,
    kind text not null check (kind in ('wait', 'released')),
    -- The time of the decision.
    since timestamptz not null,
    created_at timestamptz not null default now(),
    -- For waiting clients: when the coach returned or they chose another.
    ended_at timestamptz,
    unique (coach_id, member_id, since, kind)
);

create index coach_absences_member_idx on coach_absences (member_id);
create index coach_absences_open_idx on coach_absences (coach_id) where kind = 'wait' and ended_at is null;

-- Actions in the administration and their actors. It names no member of the community.
create table audit_log (
    id bigint generated always as identity primary key,
    -- Null for actions from the command line.
    actor_id uuid references coaches (id),
    action text not null,
    subject_kind text not null,
    subject_id text not null,
    detail jsonb not null default '{}',
    created_at timestamptz not null default now()
);

create index audit_log_subject_idx on audit_log (subject_kind, subject_id, id desc);

-- +goose StatementBegin
create function audit_log_stays() returns trigger language plpgsql as $$
begin
    raise exception 'the audit log is only added to';
end
$$;
-- +goose StatementEnd

create trigger audit_log_stays before update or delete on audit_log for each row execute function audit_log_stays();
create trigger audit_log_stays_whole before truncate on audit_log for each statement execute function audit_log_stays();

-- +goose Down
drop table audit_log, coach_absences, coach_images, credential_changes, coach_credentials, event_counts;
drop view inbox;
drop table job_applications, contact_messages, beta_signups;
drop function audit_log_stays;
