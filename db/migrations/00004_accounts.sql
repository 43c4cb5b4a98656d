-- +goose Up
-- Coming in, staying in, leaving. An address belongs to whoever has shown that they read its mail: until then several
-- accounts may name it, so that registering tells nobody whether an address is known here.
alter table members
    add column email_confirmed_at timestamptz,
    -- The address that the member wants instead, until the link in the letter to it was followed or they took it back.
    add column new_email citext,
    -- Null for whoever has only ever come in through a provider.
    alter column password_hash drop not null,
    -- What the links in letters name instead of the member, so that such a link says nothing about anybody.
    add column unsubscribe_key uuid not null default gen_random_uuid(),
    -- Set when the member asked to leave: from then on nobody can sign in, and a job takes everything away.
    add column deletion_requested_at timestamptz,
    add column keep_posts boolean not null default true,
    drop constraint members_email_key;

create unique index members_confirmed_email_key on members (email) where email_confirmed_at is not null;
create index members_email_idx on members (email);
create unique index members_unsubscribe_key on members (unsubscribe_key);

-- What letters carry: a link to choose a new password, to confirm an address, to take a new one. The secret is made when
-- the letter is written, and only its hash is kept; a letter that had to be written twice has two.
create table mailed_tokens (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    purpose text not null check (purpose in ('reset', 'confirm', 'change')),
    -- The address the letter goes to, and that following the link confirms.
    email citext not null,
    secret_hashes bytea[] not null default '{}',
    created_at timestamptz not null default now(),
    -- Null until the letter was written: the time in it begins then.
    expires_at timestamptz,
    used_at timestamptz
);

create index mailed_tokens_member_idx on mailed_tokens (member_id, purpose);

-- Everybody who asks for a link to choose a new password leaves a row, known or not: the request does the same work for
-- all, and the letter finds out whether there is somebody to write to. Client is a hash of where it came from.
create table reset_requests (
    id uuid primary key default gen_random_uuid(),
    email citext not null,
    client bytea not null,
    created_at timestamptz not null default now()
);

create index reset_requests_client_idx on reset_requests (client, created_at);

-- What a member is told by letter about their account, as it was when it happened.
create table account_notices (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    kind text not null check (kind in ('sign-in', 'password', 'reset', 'address')),
    -- Whom to tell: for a change of address, the old one.
    email citext not null,
    user_agent text not null default '',
    shared_device boolean not null default false,
    created_at timestamptz not null default now()
);

create index account_notices_member_idx on account_notices (member_id);

-- Tries that failed, by a hash of what was tried from where. No row says who.
create table sign_in_attempts (
    bucket bytea primary key,
    failures integer not null,
    last_at timestamptz not null default now(),
    blocked_until timestamptz
);

create index sign_in_attempts_last_idx on sign_in_attempts (last_at);

-- Counts a try before its password is looked at, or says how many seconds to wait before there may be another. One call is
-- one statement and holds the rows that it counts in, so that of many tries at once no more get through than of many in
-- turn. Own is who is tried from where, address where from alone, heat who alone; the last two may be null.
-- +goose StatementBegin
create function take_try(
    own bytea, address bytea, heat bytea,
    own_free integer, hot_free integer, hot_skips integer, address_free integer, hot_from integer,
    own_forgets double precision, address_forgets double precision, heat_forgets double precision,
    delays double precision[], address_longest double precision
) returns double precision language plpgsql as $$
declare
    buckets constant bytea[] := array_remove(array[own, address, heat], null);
    here constant bytea := address;
    held sign_in_attempts;
    found_rows integer;
    moment timestamptz;
    own_failures integer := 0;
    address_failures integer := 0;
    heat_failures integer := 0;
    remaining double precision := 0;
    free integer := own_free;
    skips integer := 0;
begin
    loop
        -- Always in one order, so that no two calls wait for each other.
        insert into sign_in_attempts (bucket, failures)
        select b, 0 from unnest(buckets) b order by b
        on conflict do nothing;
        found_rows := 0;
        for held in select * from sign_in_attempts a where a.bucket = any (buckets) order by a.bucket for update loop
            found_rows := found_rows + 1;
            moment := clock_timestamp();
            if held.bucket = heat then
                heat_failures := greatest(0, held.failures - floor(extract(epoch from moment - held.last_at) / heat_forgets)::integer);
            else
                remaining := greatest(remaining, extract(epoch from held.blocked_until - moment)::double precision);
                if held.bucket = own then
                    own_failures := greatest(0, held.failures - floor(extract(epoch from moment - held.last_at) / own_forgets)::integer);
                else
                    address_failures := greatest(0, held.failures - floor(extract(epoch from moment - held.last_at) / address_forgets)::integer);
                end if;
            end if;
        end loop;
        -- A row may be tidied away between the two statements.
        exit when found_rows = cardinality(buckets);
    end loop;
    if remaining > 0 then
        return remaining;
    end if;
    moment := clock_timestamp();
    if heat_failures >= hot_from then
        free := hot_free;
        skips := hot_skips;
    end if;
    own_failures := own_failures + 1;
    update sign_in_attempts a set failures = own_failures, last_at = moment,
        blocked_until = case when own_failures >= free then moment + make_interval(
            secs => delays[least(own_failures - free + 1 + skips, cardinality(delays))]) end
    where a.bucket = own;
    address_failures := address_failures + 1;
    update sign_in_attempts a set failures = address_failures, last_at = moment,
        blocked_until = case when address_failures >= address_free then moment + make_interval(
            secs => least(address_longest, delays[least(address_failures - address_free + 1, cardinality(delays))])) end
    where a.bucket = here;
    update sign_in_attempts a set failures = heat_failures + 1, last_at = moment where a.bucket = heat;
    return 0;
end
$$;
-- +goose StatementEnd

-- Browsers in which somebody has signed in before. Who knows the password there is never slowed down by strangers.
create table member_browsers (
    token_hash bytea not null,
    member_id uuid not null references members (id) on delete cascade,
    last_used_at timestamptz not null default now(),
    -- A household may share a browser.
    primary key (token_hash, member_id)
);

create index member_browsers_member_idx on member_browsers (member_id);

create table coach_browsers (
    token_hash bytea not null,
    coach_id uuid not null references coaches (id) on delete cascade,
    last_used_at timestamptz not null default now(),
    primary key (token_hash, coach_id)
);

create index coach_browsers_coach_idx on coach_browsers (coach_id);

-- Who somebody is at a provider of sign-ins.
create table member_identities (
    issuer text not null,
    subject text not null,
    member_id uuid not null references members (id) on delete cascade,
    email citext not null default '',
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    primary key (issuer, subject)
);

create index member_identities_member_idx on member_identities (member_id);

-- Somebody came from a provider and has still to say something: their password here, or what is missing for an account.
create table pending_identities (
    token_hash bytea primary key,
    issuer text not null,
    subject text not null,
    email citext not null,
    email_verified boolean not null,
    first_name text not null default '',
    last_name text not null default '',
    heading_variant text,
    pricing_variant text,
    time_zone text not null default '',
    shared_device boolean not null default false,
    -- Where they wanted to go.
    next text not null default '',
    expires_at timestamptz not null
);

-- How a member wants to hear from us. False stays false.
alter table member_preferences
    add column email_notifications boolean not null default true,
    add column session_reminders boolean not null default true,
    add column message_notifications boolean not null default true,
    add column newsletter_subscription boolean not null default false,
    -- Minutes after midnight in the member's own zone; both or neither. From may lie after until: over midnight.
    add column quiet_from smallint check (quiet_from between 0 and 1439),
    add column quiet_until smallint check (quiet_until between 0 and 1439),
    add constraint quiet_hours_whole check ((quiet_from is null) = (quiet_until is null));

-- The last message that a letter has spoken of. No other letter goes out until the member has read as far as that.
alter table conversations add column reminded_seq bigint not null default 0;

create table notifications (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    type text not null check (type in ('message', 'subscription', 'session')),
    title text not null,
    message text not null,
    created_at timestamptz not null default now(),
    read_at timestamptz
);

-- An identical unread one is not added again.
create unique index notifications_unread_key on notifications (member_id, type, title) where read_at is null;
create index notifications_member_idx on notifications (member_id, created_at desc, id desc);

-- One row for whoever ever began a trial: one a person.
create table memberships (
    member_id uuid primary key references members (id) on delete cascade,
    trial_started_at timestamptz not null,
    trial_ends_at timestamptz not null,
    -- How many days the last notice of the trial's end spoke of; 0 when it is over and was tidied up. More than any notice
    -- speaks of as long as there was none.
    told_days smallint not null default 127
);

-- Trials whose end is still to be told.
create index memberships_to_tell_idx on memberships (trial_ends_at) where told_days > 0;

-- Who asked to leave. Jobs name this row and not the member, so that what stays of a job for a while names nobody. It goes
-- as soon as the last letter was handed over or given up.
create table departures (
    id uuid primary key default gen_random_uuid(),
    -- Null once everything of theirs is deleted.
    member_id uuid references members (id) on delete set null,
    -- Where the last letter goes, and, when the address was confirmed, what was left under it as a visitor goes too.
    email citext not null,
    email_confirmed boolean not null,
    first_name text not null,
    created_at timestamptz not null default now()
);

create unique index departures_member_key on departures (member_id);

alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
    check (kind in ('message', 'receipt', 'client', 'user', 'notification'));

-- +goose Down
delete from live_events where kind = 'notification';
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check check (kind in ('message', 'receipt', 'client', 'user'));
alter table conversations drop column reminded_seq;
drop function take_try;
drop table departures, memberships, notifications, pending_identities, member_identities, coach_browsers, member_browsers, sign_in_attempts, account_notices, reset_requests, mailed_tokens;
alter table member_preferences
    drop constraint quiet_hours_whole,
    drop column email_notifications, drop column session_reminders, drop column message_notifications,
    drop column newsletter_subscription, drop column quiet_from, drop column quiet_until;
drop index members_unsubscribe_key, members_email_idx, members_confirmed_email_key;
delete from members where password_hash is null;
alter table members
    drop column email_confirmed_at, drop column new_email, drop column unsubscribe_key, drop column deletion_requested_at, drop column keep_posts,
    alter column password_hash set not null,
    add constraint members_email_key unique (email);
