-- +goose Up
-- Accounts of members and coaches: sign-ins, emailed links, throttling, second factors, preferences.
create extension if not exists citext;

create table coaches (
    id uuid primary key default gen_random_uuid(),
    email citext not null unique,
    -- Empty until an invited coach chooses a password: no password matches it.
    password_hash text not null,
    -- An administrator account may coach too; see is_active.
    role text not null default 'coach' check (role in ('coach', 'administrator')),
    name text not null,
    bio text not null default '',
    -- Comma-separated, as written by coaches and read by members.
    specializations text not null default '',
    -- Codes of the focus list, for matching.
    focus text[] not null default '{}',
    image_url text not null default '',
    zoom_link text not null default '',
    availability text not null default '',
    city text not null default '',
    state text not null default '',
    country text not null default '',
    time_zone text not null,
    calendly_link text not null default '',
    ratings double precision,
    review_count integer not null default 0,
    licenses text not null default '',
    languages text[] not null default '{}',
    education text not null default '',
    years_of_experience integer not null default 0,
    -- For matching; null if unanswered. Region and religion are never shown, and count only for a member who wants a
    -- coach from outside their own community.
    gender text,
    region text,
    religion text,
    -- Null until the coach publishes hours, which may be empty: until then the usual times are offered.
    hours_published_at timestamptz,
    verification_status text not null default 'pending' check (verification_status in ('pending', 'verified', 'rejected')),
    documents_submitted boolean not null default false,
    is_active boolean not null default false,
    invited_at timestamptz,
    activated_at timestamptz,
    deactivated_at timestamptz,
    -- The clients' notice at the last deactivation: they wait, or choose another coach.
    clients_on_leaving text check (clients_on_leaving in ('wait', 'released')),
    -- The time of that decision, later than the deactivation if clients waited first.
    clients_notified_since timestamptz,
    created_at timestamptz not null default now()
);

-- Pages of the coaches that members can choose.
create index coaches_open_idx on coaches (created_at, id) where is_active and verification_status = 'verified';
create index coaches_name_idx on coaches (name, id);

create table members (
    id uuid primary key default gen_random_uuid(),
    username citext not null unique,
    -- Not unique: an address belongs to the account that has confirmed it. Until then several accounts may name it, so
    -- that registering does not reveal whether an address is known.
    email citext not null,
    email_confirmed_at timestamptz,
    -- The wanted address, until the link in the email to it is followed or the change is cancelled.
    new_email citext,
    first_name text not null,
    last_name text not null,
    -- Null for a member who has only signed in through a provider.
    password_hash text,
    -- IANA name, guessed by the browser at registration.
    time_zone text not null,
    -- The site's heading that the member had seen; null if they came directly to the member app.
    heading_variant text check (heading_variant in ('default', 'cultural')),
    pricing_variant text not null default 'default' check (pricing_variant in ('default', 'discount', 'premium')),
    coach_id uuid references coaches (id),
    share_read_receipts boolean not null default true,
    -- Identifies the member in emails' unsubscribe links, without revealing who they are.
    unsubscribe_key uuid not null default gen_random_uuid(),
    -- Set when the member deletes their account: sign-ins fail from then on, and a job deletes all data.
    deletion_requested_at timestamptz,
    keep_posts boolean not null default true,
    created_at timestamptz not null default now()
);

create unique index members_confirmed_email_key on members (email) where email_confirmed_at is not null;
create index members_email_idx on members (email);
create unique index members_unsubscribe_key on members (unsubscribe_key);
create index members_coach_idx on members (coach_id) where coach_id is not null;
-- New accounts per day.
create index members_created_idx on members (created_at);

-- Two tables for two realms, so that a member's cookie can never name a coach's sign-in, nor the reverse.
create table member_sign_ins (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    token_hash bytea not null unique,
    user_agent text not null default '',
    shared_device boolean not null default false,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    expires_at timestamptz not null
);

create index member_sign_ins_member_idx on member_sign_ins (member_id);

create table coach_sign_ins (
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    token_hash bytea not null unique,
    user_agent text not null default '',
    -- When the second factor was given for this sign-in; null if it was not required.
    second_factor_at timestamptz,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    expires_at timestamptz not null
);

create index coach_sign_ins_coach_idx on coach_sign_ins (coach_id);

-- Links in emails: reset a password, confirm an address, change it. The secret is created when the email is rendered,
-- and stored as a hash; an email that was rendered twice has two.
create table mailed_tokens (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    purpose text not null check (purpose in ('reset', 'confirm', 'change')),
    -- The recipient. Following the link confirms this address.
    email citext not null,
    secret_hashes bytea[] not null default '{}',
    created_at timestamptz not null default now(),
    -- Null until the email is rendered: the validity starts then.
    expires_at timestamptz,
    used_at timestamptz
);

create index mailed_tokens_member_idx on mailed_tokens (member_id, purpose);

create table coach_mailed_tokens (
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    purpose text not null check (purpose in ('reset', 'invitation')),
    email citext not null,
    secret_hashes bytea[] not null default '{}',
    created_at timestamptz not null default now(),
    -- Null until the email is rendered: the validity starts then.
    expires_at timestamptz,
    used_at timestamptz
);

create index coach_mailed_tokens_coach_idx on coach_mailed_tokens (coach_id, purpose);

-- Requests for a password link, for known and unknown addresses: the request does the same work for both, and the
-- email's job finds out whether an account exists. Client is a hash of the request's origin.
create table reset_requests (
    id uuid primary key default gen_random_uuid(),
    realm text not null default 'member' check (realm in ('member', 'coach')),
    email citext not null,
    client bytea not null,
    created_at timestamptz not null default now()
);

create index reset_requests_client_idx on reset_requests (client, created_at);

-- Emails to a member about their account, with the data at the time of the event.
create table account_notices (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    kind text not null check (kind in ('sign-in', 'password', 'reset', 'address')),
    -- The recipient: for a change of address, the old one.
    email citext not null,
    user_agent text not null default '',
    shared_device boolean not null default false,
    created_at timestamptz not null default now()
);

create index account_notices_member_idx on account_notices (member_id);

-- Emails to a coach about their account, with the data at the time of the event.
create table coach_notices (
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    kind text not null check (kind in (
        'sign-in', 'password', 'reset', 'factor-on', 'factor-off', 'factor-reset', 'recovery-used', 'verified', 'rejected', 'activated', 'deactivated',
        'credentials-approved', 'credentials-rejected')),
    email citext not null,
    user_agent text not null default '',
    -- An administrator's reason, if any.
    reason text not null default '',
    created_at timestamptz not null default now()
);

create index coach_notices_coach_idx on coach_notices (coach_id);

-- Failed sign-in attempts, by a hash of the login and the origin. No row identifies a person.
create table sign_in_attempts (
    bucket bytea primary key,
    failures integer not null,
    last_at timestamptz not null default now(),
    blocked_until timestamptz
);

create index sign_in_attempts_last_idx on sign_in_attempts (last_at);

-- Counts an attempt before its password is checked, and returns 0, or returns the seconds until the next attempt is
-- allowed. One call is one statement and locks the rows that it counts in, so that concurrent attempts are limited
-- like sequential ones. Own is the bucket of login and origin, address that of the origin, heat that of the login; the
-- last two may be null.
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
        -- Always in the same order, so that two calls cannot deadlock.
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
        -- Housekeeping may delete a row between the two statements.
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

-- Browsers in which a member has signed in before: attempts from elsewhere do not slow them down.
create table member_browsers (
    token_hash bytea not null,
    member_id uuid not null references members (id) on delete cascade,
    last_used_at timestamptz not null default now(),
    -- Several people may share a browser.
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

-- Members' accounts at sign-in providers.
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

-- Sign-ins from a provider that still need the password of an existing account, or the data of a new one.
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
    -- The page to open afterwards.
    next text not null default '',
    expires_at timestamptz not null
);

-- Coaches' TOTP second factors. The secret is sealed with a key that the database does not have.
create table coach_second_factors (
    coach_id uuid primary key references coaches (id) on delete cascade,
    secret bytea not null,
    created_at timestamptz not null default now(),
    -- Null until the first code was given: until then it protects nothing.
    confirmed_at timestamptz,
    -- The newest step whose code was accepted. No step is accepted twice, nor an older one.
    last_step bigint not null default 0
);

create table coach_recovery_codes (
    coach_id uuid not null references coaches (id) on delete cascade,
    code_hash bytea not null,
    used_at timestamptz,
    primary key (coach_id, code_hash)
);

-- Sign-ins with the right password that still need the second factor. They grant no other access.
create table coach_pending_sign_ins (
    token_hash bytea primary key,
    coach_id uuid not null references coaches (id) on delete cascade,
    -- The password it was given for: a change of password ends this too.
    password_hash text not null,
    user_agent text not null default '',
    failures integer not null default 0,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
);

create index coach_pending_sign_ins_coach_idx on coach_pending_sign_ins (coach_id);

-- A member's answers and settings. Canonical codes only; their labels are in the copy catalogue.
create table member_preferences (
    member_id uuid primary key references members (id) on delete cascade,
    region text,
    religion text,
    gender text,
    age_range text,
    language text,
    focus text[] not null default '{}',
    -- Wishes for a coach, in addition to language and focus.
    coach_gender text,
    -- A coach from outside their own community, and the city to avoid, if any.
    outside_community boolean not null default false,
    home_city text,
    -- Codes of the answers that the present coach can see; none by default.
    shared_with_coach text[] not null default '{}'
        check (shared_with_coach <@ array['region', 'religion', 'gender', 'age', 'language', 'focus']),
    email_notifications boolean not null default true,
    session_reminders boolean not null default true,
    message_notifications boolean not null default true,
    newsletter_subscription boolean not null default false,
    -- Minutes after midnight in the member's zone; both or neither. From may be after until: over midnight.
    quiet_from smallint check (quiet_from between 0 and 1439),
    quiet_until smallint check (quiet_until between 0 and 1439),
    onboarded_at timestamptz,
    tour_seen_at timestamptz,
    constraint quiet_hours_whole check ((quiet_from is null) = (quiet_until is null))
);

-- Shared answers were shared with one coach: any change of coach resets them.
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

-- Pending account deletions. Jobs name this row instead of the member, so that a finished job identifies no person. It
-- is deleted once the last email was sent or discarded.
create table departures (
    id uuid primary key default gen_random_uuid(),
    -- Null once all their data is deleted.
    member_id uuid references members (id) on delete set null,
    -- The recipient of the last email. If it was confirmed, a visitor's submissions under it are deleted too.
    email citext not null,
    email_confirmed boolean not null,
    first_name text not null,
    created_at timestamptz not null default now()
);

create unique index departures_member_key on departures (member_id);

-- +goose Down
drop table departures, member_preferences, coach_pending_sign_ins, coach_recovery_codes, coach_second_factors, pending_identities,
    member_identities, coach_browsers, member_browsers, sign_in_attempts, coach_notices, account_notices, reset_requests,
    coach_mailed_tokens, mailed_tokens, coach_sign_ins, member_sign_ins, members, coaches;
drop function take_try, sharing_ends_with_the_coach;
