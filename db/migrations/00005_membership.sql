-- +goose Up
-- Trials, subscriptions and invoices. The payment provider is the source of truth; these rows are its last read state.

-- A member's free trial: one per person.
create table memberships (
    member_id uuid primary key references members (id) on delete cascade,
    trial_started_at timestamptz not null,
    trial_ends_at timestamptz not null,
    -- The days left in the last notice; 0 once the trial is over and its notices are marked as read. Before the first
    -- notice it is more than any notice has.
    notified_days smallint not null default 127,
    -- When the email about the end was enqueued.
    emailed_at timestamptz
);

-- Trials with pending notices.
create index memberships_to_notify_idx on memberships (trial_ends_at) where notified_days > 0;

-- Members with a customer at the payment provider.
create table payers (
    member_id uuid primary key references members (id) on delete cascade,
    -- The payer's id in jobs, idempotency keys and at the provider; it does not identify the member.
    id uuid not null unique default gen_random_uuid(),
    -- Null until the provider has created it.
    customer_id text unique,
    -- Incremented when a new subscription must be created, so that repeated requests for one create one.
    attempt integer not null default 1,
    -- Reads of the provider's state are numbered at their start, and an older read never overwrites a newer one.
    asked bigint not null default 0,
    applied bigint not null default 0,
    -- The start of the last read.
    asked_at timestamptz,
    -- The end of the member's access, including free days and grace; null if they never paid. Derived from the rows
    -- below and written with them.
    access_until timestamptz,
    -- The provider's id of the last setup whose card became the default, so that each does so only once.
    card_setup_id text not null default '',
    created_at timestamptz not null default now()
);

create table subscriptions (
    -- The provider's id.
    id text primary key,
    member_id uuid not null references payers (member_id) on delete cascade,
    -- The provider's status: incomplete, incomplete_expired, trialing, active, past_due, unpaid, canceled, paused.
    status text not null,
    -- Code of the pricing variant, and the monthly charge in minor units.
    variant text not null,
    cents integer not null check (cents >= 0),
    currency text not null,
    -- The first payment succeeded, or a card is attached for the remaining free days.
    confirmed boolean not null,
    period_start timestamptz not null,
    period_end timestamptz not null,
    trial_ends_at timestamptz,
    -- Nothing is charged after this; null while it continues.
    cancel_at timestamptz,
    canceled_at timestamptz,
    ended_at timestamptz,
    -- Since when a renewal is unpaid; null if nothing is owed.
    unpaid_since timestamptz,
    -- The bank's displayable reason for declining the card; null if nothing is owed.
    last_refusal text,
    card_brand text,
    card_last4 text,
    card_exp_month smallint,
    card_exp_year smallint,
    created_at timestamptz not null,
    -- When the email about its end was enqueued, and the id that the email's job names.
    ended_emailed_at timestamptz,
    letter_id uuid not null unique default gen_random_uuid()
);

create index subscriptions_member_idx on subscriptions (member_id, created_at desc);
-- Subscriptions that may change without a webhook, to be read again.
create index subscriptions_due_idx on subscriptions (period_end) where ended_at is null;
create index subscriptions_begun_idx on subscriptions (created_at) where not confirmed and ended_at is null;
create index subscriptions_late_idx on subscriptions (member_id) where status in ('past_due', 'unpaid');

create table invoices (
    -- The provider's id.
    id text primary key,
    member_id uuid not null references payers (member_id) on delete cascade,
    subscription_id text,
    number text,
    -- The provider's status: draft, open, paid, uncollectible, void.
    status text not null,
    cents integer not null,
    cents_paid integer not null,
    currency text not null,
    period_start timestamptz not null,
    period_end timestamptz not null,
    created_at timestamptz not null,
    paid_at timestamptz,
    -- When the emails about its payment, or its failure, were enqueued.
    paid_emailed_at timestamptz,
    failed_emailed_at timestamptz,
    -- The id that the emails' jobs name.
    letter_id uuid not null unique default gen_random_uuid()
);

create index invoices_member_idx on invoices (member_id, created_at desc, id desc);

-- The provider's webhooks, each once. Only their subject: the state is read from the provider when they are applied.
create table payment_events (
    id uuid primary key default gen_random_uuid(),
    -- The provider's id.
    event_id text not null unique,
    type text not null,
    object_id text not null default '',
    customer_id text not null default '',
    -- Waiting: for its job. Applied. Set aside: it could not be applied, and waits for an administrator. Dismissed: by
    -- one.
    state text not null default 'waiting' check (state in ('waiting', 'applied', 'set_aside', 'dismissed')),
    tries integer not null default 0,
    -- Why it could not be applied; without personal data.
    reason text not null default '',
    created_at timestamptz not null,
    received_at timestamptz not null default now(),
    settled_at timestamptz
);

-- The events that a read of a customer settles.
create index payment_events_customer_idx on payment_events (customer_id);
create index payment_events_list_idx on payment_events (state, received_at desc, id desc);

-- Customers of deleted accounts, until the provider has ended their subscriptions and deleted them.
create table payment_closures (
    id uuid primary key default gen_random_uuid(),
    customer_id text not null unique,
    created_at timestamptz not null default now()
);

-- +goose Down
drop table payment_closures, payment_events, invoices, subscriptions, payers, memberships;
