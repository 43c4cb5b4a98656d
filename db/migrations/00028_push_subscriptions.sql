-- +goose Up
-- The browsers that get a member's notifications as push messages: one for each sign-in, and deleted with it.
create table push_subscriptions (
    sign_in_id uuid primary key references member_sign_ins (id) on delete cascade,
    member_id uuid not null references members (id) on delete cascade,
    -- The address at the browser's push service. Who has it can send to this browser, so it is a secret.
    endpoint text not null unique,
    -- The browser's keys, with which messages to it are encrypted.
    p256dh bytea not null,
    auth bytea not null,
    -- The app has the neutral name on this device.
    neutral boolean not null,
    created_at timestamptz not null default now(),
    -- Notifications up to this time were pushed, or are older than the subscription.
    pushed_until timestamptz not null default now()
);

create index push_subscriptions_member_idx on push_subscriptions (member_id);

-- +goose Down
drop table push_subscriptions;
