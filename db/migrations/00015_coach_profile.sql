-- +goose Up
-- What coaches say of themselves: a picture of their own, and credentials that somebody has looked at before members read them.
create table coach_images (
    -- Random: it is part of the picture's address, and a new picture has a new one.
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    blob_key text not null unique,
    content_type text not null,
    -- Bytes.
    size integer not null check (size > 0),
    created_at timestamptz not null default now(),
    -- Null while the file is being stored.
    stored_at timestamptz,
    -- Another has taken its place: the file goes next, then this row.
    discarded_at timestamptz
);

create index coach_images_coach_idx on coach_images (coach_id);
create index coach_images_leftover_idx on coach_images (created_at) where stored_at is null or discarded_at is not null;

-- A change that a coach asked for: the whole list as it is to be. Until an administrator has decided members read the old one.
create table credential_changes (
    id uuid primary key default gen_random_uuid(),
    coach_id uuid not null references coaches (id) on delete cascade,
    -- [{"title", "issuer", "year"}], in the coach's order.
    credentials jsonb not null,
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    decided_by uuid references coaches (id),
    decision text check (decision in ('approved', 'rejected', 'withdrawn')),
    -- What the coach is told, when it was rejected.
    reason text not null default '',
    check ((decided_at is null) = (decision is null))
);

create unique index credential_changes_open_key on credential_changes (coach_id) where decided_at is null;
create index credential_changes_queue_idx on credential_changes (created_at, id) where decided_at is null;
create index credential_changes_coach_idx on credential_changes (coach_id, created_at desc);

-- +goose Down
drop table credential_changes, coach_images;
