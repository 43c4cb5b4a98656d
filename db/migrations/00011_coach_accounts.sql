-- +goose Up
-- A coach's own account: an invitation instead of a password that somebody else chose, a way back in, and a second factor.

-- Who was invited and has not chosen a password yet has an empty hash, which no password matches.
comment on column coaches.password_hash is 'Empty until an invited coach chooses a password.';

alter table reset_requests add column realm text not null default 'member' check (realm in ('member', 'coach'));

-- As mailed_tokens, for the other realm: what opens one opens nothing in the other.
create table coach_mailed_tokens (
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    purpose text not null check (purpose in ('reset', 'invitation')),
    email citext not null,
    secret_hashes bytea[] not null default '{}',
    created_at timestamptz not null default now(),
    -- Null until the letter was written: the time in it begins then.
    expires_at timestamptz,
    used_at timestamptz
);

create index coach_mailed_tokens_coach_idx on coach_mailed_tokens (coach_id, purpose);

-- What a coach is told by letter about their account, as it was when it happened.
create table coach_notices (
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    kind text not null check (kind in (
        'sign-in', 'password', 'reset', 'factor-on', 'factor-off', 'factor-reset', 'recovery-used', 'verified', 'rejected', 'activated', 'deactivated',
        'credentials-approved', 'credentials-rejected')),
    email citext not null,
    user_agent text not null default '',
    -- What an administrator wrote to them, where they did.
    reason text not null default '',
    created_at timestamptz not null default now()
);

create index coach_notices_coach_idx on coach_notices (coach_id);

-- A second factor that changes every thirty seconds. The secret is sealed with a key that the database does not have.
create table coach_second_factors (
    coach_id uuid primary key references coaches (id) on delete cascade,
    secret bytea not null,
    created_at timestamptz not null default now(),
    -- Null until the first code from it was typed: until then it opens and guards nothing.
    confirmed_at timestamptz,
    -- The newest step that a code was taken for. None is taken twice, nor an older one.
    last_step bigint not null default 0
);

create table coach_recovery_codes (
    coach_id uuid not null references coaches (id) on delete cascade,
    code_hash bytea not null,
    used_at timestamptz,
    primary key (coach_id, code_hash)
);

-- Who has given the right password and has still to give the second factor. It opens nothing else.
create table coach_pending_sign_ins (
    token_hash bytea primary key,
    coach_id uuid not null references coaches (id) on delete cascade,
    -- The password it was given for: a change of it ends this too.
    password_hash text not null,
    user_agent text not null default '',
    failures integer not null default 0,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
);

create index coach_pending_sign_ins_coach_idx on coach_pending_sign_ins (coach_id);

-- When the second factor was given for this sign-in; null when it was not asked for.
alter table coach_sign_ins add column second_factor_at timestamptz;

-- +goose Down
alter table coach_sign_ins drop column second_factor_at;
drop table coach_pending_sign_ins, coach_recovery_codes, coach_second_factors, coach_notices, coach_mailed_tokens;
delete from reset_requests where realm = 'coach';
alter table reset_requests drop column realm;
comment on column coaches.password_hash is null;
