-- +goose Up
-- The house as it first stands: people of two realms, their conversation, and what must reach their screens.
create extension if not exists citext;

create table coaches (
    id uuid primary key default gen_random_uuid(),
    email citext not null unique,
    password_hash text not null,
    name text not null,
    bio text not null default '',
    -- Comma-separated, as coaches write them and members read them.
    specializations text not null default '',
    -- Codes of the focus list that the coach works with: what suggestions are matched on.
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
    verification_status text not null default 'pending' check (verification_status in ('pending', 'verified', 'rejected')),
    documents_submitted boolean not null default false,
    is_active boolean not null default false,
    created_at timestamptz not null default now()
);

create table members (
    id uuid primary key default gen_random_uuid(),
    username citext not null unique,
    email citext not null unique,
    first_name text not null,
    last_name text not null,
    password_hash text not null,
    -- IANA name, guessed by the browser at registration.
    time_zone text not null,
    pricing_variant text not null default 'default' check (pricing_variant in ('default', 'discount', 'premium')),
    coach_id uuid references coaches (id),
    share_read_receipts boolean not null default true,
    created_at timestamptz not null default now()
);

create index members_coach_idx on members (coach_id) where coach_id is not null;

-- Two tables and two types on purpose: a member's cookie can never name a coach's sign-in, nor the reverse.
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
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    expires_at timestamptz not null
);

create index coach_sign_ins_coach_idx on coach_sign_ins (coach_id);

-- Canonical codes only; the labels that people read are in the copy catalogue.
create table member_preferences (
    member_id uuid primary key references members (id) on delete cascade,
    region text,
    religion text,
    gender text,
    age_range text,
    language text,
    focus text[] not null default '{}',
    onboarded_at timestamptz,
    tour_seen_at timestamptz
);

create table conversations (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    coach_id uuid not null references coaches (id),
    -- Every message takes the next number under this row's lock: numbers follow commits and have no gaps.
    last_seq bigint not null default 0,
    last_message_at timestamptz,
    last_member_message_at timestamptz,
    -- How far each side's open clients have received and seen; a message's status is worked out from these.
    member_delivered_seq bigint not null default 0,
    member_read_seq bigint not null default 0,
    coach_delivered_seq bigint not null default 0,
    coach_read_seq bigint not null default 0,
    -- Since when an urgent message has waited for the coach to acknowledge it; null when none does.
    urgent_since timestamptz,
    created_at timestamptz not null default now(),
    unique (member_id, coach_id)
);

create index conversations_coach_idx on conversations (coach_id);

create table messages (
    conversation_id uuid not null references conversations (id) on delete cascade,
    -- Made by the sender's client, so that sending again after a lost answer finds the row instead of doubling it.
    id uuid not null,
    seq bigint not null,
    sender text not null check (sender in ('member', 'coach')),
    text text not null,
    automatic boolean not null default false,
    created_at timestamptz not null default now(),
    primary key (conversation_id, id),
    unique (conversation_id, seq)
);

create table safety_flags (
    conversation_id uuid not null,
    message_id uuid not null,
    tier text not null check (tier in ('urgent', 'concern')),
    created_at timestamptz not null default now(),
    acknowledged_at timestamptz,
    acknowledged_by uuid references coaches (id),
    primary key (conversation_id, message_id),
    foreign key (conversation_id, message_id) references messages (conversation_id, id) on delete cascade
);

create index safety_flags_open_idx on safety_flags (conversation_id) where acknowledged_at is null;

-- What each person's screens must hear, numbered without gaps under the mailbox row's lock, so that a stream can
-- resume from any number. Rows point at what happened; no private text is copied here.
create table mailboxes (
    realm text not null check (realm in ('member', 'coach')),
    owner_id uuid not null,
    last_seq bigint not null default 0,
    primary key (realm, owner_id)
);

create table live_events (
    realm text not null,
    owner_id uuid not null,
    seq bigint not null,
    kind text not null check (kind in ('message', 'receipt', 'client', 'user')),
    conversation_id uuid references conversations (id) on delete cascade,
    message_id uuid,
    -- For receipts: whose screens, how far.
    reader text check (reader in ('member', 'coach')),
    delivered_seq bigint,
    read_seq bigint,
    created_at timestamptz not null default now(),
    primary key (realm, owner_id, seq),
    foreign key (realm, owner_id) references mailboxes (realm, owner_id) on delete cascade
);

create index live_events_created_idx on live_events (created_at);

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
    created_at timestamptz not null default now()
);

-- +goose Down
drop table beta_signups, live_events, mailboxes, safety_flags, messages, conversations, member_preferences,
    coach_sign_ins, member_sign_ins, members, coaches;
