-- +goose Up
-- What visitors leave with us: messages, applications, and counts of what pages showed. Ids are random and say nothing;
-- the inbox reads newest first, by time and id, and everything about one address can be found and deleted.
create table contact_messages (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    email citext not null,
    subject text not null default '',
    message text not null,
    created_at timestamptz not null default now()
);

create index contact_messages_created_idx on contact_messages (created_at, id);
create index contact_messages_email_idx on contact_messages (email);

create table job_applications (
    id uuid primary key default gen_random_uuid(),
    -- Code of the position at that time. Positions come and go, so the list stands in the catalogue and not here.
    job text not null,
    name text not null,
    email citext not null,
    location text not null default '',
    link text not null default '',
    note text not null,
    created_at timestamptz not null default now()
);

create index job_applications_created_idx on job_applications (created_at, id);
create index job_applications_email_idx on job_applications (email);

-- Signups are read in the same inbox.
create index beta_signups_created_idx on beta_signups (created_at, id);

-- How often something happened on a day (UTC), by the variants that were on the page; '' where none was. No row says who.
create table event_counts (
    day date not null,
    name text not null,
    heading_variant text not null default '' check (heading_variant in ('', 'default', 'cultural')),
    pricing_variant text not null default '' check (pricing_variant in ('', 'default', 'discount', 'premium')),
    n bigint not null check (n > 0),
    primary key (day, name, heading_variant, pricing_variant)
);

-- +goose Down
drop table event_counts, job_applications, contact_messages;
drop index beta_signups_created_idx;
