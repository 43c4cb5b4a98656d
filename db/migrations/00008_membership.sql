-- +goose Up
-- Membership: who pays, what they were charged, and what the payment provider told us. What the provider holds is the truth;
-- these rows are what was read of it last.

-- A member with an account at the payment provider.
create table payers (
    member_id uuid primary key references members (id) on delete cascade,
    -- What jobs, idempotency keys and the provider know the payer by; it names nobody.
    id uuid not null unique default gen_random_uuid(),
    -- Null until the provider has made it.
    customer_id text unique,
    -- Counts up when a subscription is to be made anew, so that asking twice for the same one makes one.
    attempt integer not null default 1,
    -- Reads of the provider's state are numbered as they begin, and one that began earlier never overwrites one that began later.
    asked bigint not null default 0,
    applied bigint not null default 0,
    -- When the last one began.
    asked_at timestamptz,
    -- What was paid for, the free days and the days of grace included, is open to them until then; null for whoever never paid.
    -- It follows from the rows below and is written with them.
    access_until timestamptz,
    -- The provider's id of the last taking of a new card that became the one which is charged, so that none becomes it twice.
    card_setup_id text not null default '',
    created_at timestamptz not null default now()
);

create table subscriptions (
    -- The provider's.
    id text primary key,
    member_id uuid not null references payers (member_id) on delete cascade,
    -- The provider's word: incomplete, incomplete_expired, trialing, active, past_due, unpaid, canceled, paused.
    status text not null,
    -- Code of the pricing variant, and what is charged each month in minor units.
    variant text not null,
    cents integer not null check (cents >= 0),
    currency text not null,
    -- The first payment went through, or a card stands behind the free days that are left.
    confirmed boolean not null,
    period_start timestamptz not null,
    period_end timestamptz not null,
    trial_ends_at timestamptz,
    -- Nothing is charged any more after this; null while it goes on.
    cancel_at timestamptz,
    canceled_at timestamptz,
    ended_at timestamptz,
    -- Since when a renewal is not paid; null when nothing is owed.
    unpaid_since timestamptz,
    -- What the bank said, fit to show, when the card was refused for what is owed; null when nothing is.
    last_refusal text,
    card_brand text,
    card_last4 text,
    card_exp_month smallint,
    card_exp_year smallint,
    created_at timestamptz not null,
    -- When the letter went into the queue that says that it has ended, and what that letter is queued about.
    ended_told_at timestamptz,
    letter_id uuid not null unique default gen_random_uuid()
);

create index subscriptions_member_idx on subscriptions (member_id, created_at desc);
-- Those that may change without anybody doing anything, to be read again when no word of it came.
create index subscriptions_due_idx on subscriptions (period_end) where ended_at is null;
create index subscriptions_begun_idx on subscriptions (created_at) where not confirmed and ended_at is null;
create index subscriptions_late_idx on subscriptions (member_id) where status in ('past_due', 'unpaid');

create table invoices (
    -- The provider's.
    id text primary key,
    member_id uuid not null references payers (member_id) on delete cascade,
    subscription_id text,
    number text,
    -- The provider's word: draft, open, paid, uncollectible, void.
    status text not null,
    cents integer not null,
    cents_paid integer not null,
    currency text not null,
    period_start timestamptz not null,
    period_end timestamptz not null,
    created_at timestamptz not null,
    paid_at timestamptz,
    -- When the letter went into the queue that says that it was paid, or that it could not be.
    paid_told_at timestamptz,
    failed_told_at timestamptz,
    -- What letters are queued about.
    letter_id uuid not null unique default gen_random_uuid()
);

create index invoices_member_idx on invoices (member_id, created_at desc, id desc);

-- What the provider told, each once. Not what it said (that is read from the provider when it is applied), only what it was about.
create table payment_events (
    id uuid primary key default gen_random_uuid(),
    -- The provider's.
    event_id text not null unique,
    type text not null,
    object_id text not null default '',
    customer_id text not null default '',
    -- Waiting: for its job. Applied. Set aside: could not be applied, and waits for an administrator. Dismissed: by one.
    state text not null default 'waiting' check (state in ('waiting', 'applied', 'set_aside', 'dismissed')),
    tries integer not null default 0,
    -- Why it could not be applied; nothing of a person's.
    reason text not null default '',
    created_at timestamptz not null,
    received_at timestamptz not null default now(),
    settled_at timestamptz
);

-- What a reading of a customer settles.
create index payment_events_customer_idx on payment_events (customer_id);
create index payment_events_list_idx on payment_events (state, received_at desc, id desc);

-- Customers of members who left, until the provider has ended what they pay and forgotten them.
create table payment_closures (
    id uuid primary key default gen_random_uuid(),
    customer_id text not null unique,
    created_at timestamptz not null default now()
);

-- The letter that the free trial ends soon went into the queue.
alter table memberships add column letter_told_at timestamptz;

-- +goose Down
alter table memberships drop column letter_told_at;
drop table payment_closures, payment_events, invoices, subscriptions, payers;
