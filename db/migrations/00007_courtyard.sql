-- +goose Up
-- The library and the courtyard: pieces that were saved, a private journal, the anonymous community and who looks after it.

-- The pieces themselves belong to the program; a piece that is no longer there is simply not shown.
create table saved_resources (
    member_id uuid not null references members (id) on delete cascade,
    resource text not null,
    created_at timestamptz not null default now(),
    primary key (member_id, resource)
);

-- Only the member reads it: the text is sealed with a key that the database does not hold.
create table journal_entries (
    member_id uuid not null references members (id) on delete cascade,
    -- Made by the client, so that saving again finds the row.
    id uuid not null,
    -- The piece and the question that it answers; empty for a page without one.
    resource text not null default '',
    prompt smallint,
    sealed bytea not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (member_id, id)
);

create index journal_entries_member_idx on journal_entries (member_id, created_at desc, id desc);

-- How a member stands in the community. It names no post.
create table community_members (
    member_id uuid primary key references members (id) on delete cascade,
    -- The version of the guidelines that they accepted last; 0 for none.
    guidelines smallint not null default 0,
    accepted_at timestamptz,
    warnings smallint not null default 0,
    suspensions smallint not null default 0,
    -- Until then they read but do not write.
    suspended_until timestamptz
);

create table community_posts (
    -- Random, made by the client: sending again finds the row, and an id says nothing of when or by whom.
    id uuid primary key,
    -- The order of writing, for the index of words alone; it never leaves the server.
    seq bigint generated always as identity unique,
    title text not null,
    content text not null,
    category text not null check (category in ('identity', 'family-dynamics', 'immigration', 'relationships', 'career', 'wellness')),
    tags text[] not null default '{}',
    -- The name that the author has in this thread, as a place in the list of names.
    author_name smallint not null,
    -- Held: not shown until somebody has looked (links from a new account). Hidden: taken out of sight, by three flags or a
    -- moderator. Removed: by a moderator, for good. Deleted: by the author; the words are gone.
    status text not null default 'published' check (status in ('published', 'held', 'hidden', 'removed', 'deleted')),
    -- What the crisis detector found in the words.
    safety text check (safety in ('urgent', 'concern')),
    support_count integer not null default 0,
    same_here_count integer not null default 0,
    thank_you_count integer not null default 0,
    -- Comments that are shown.
    comment_count integer not null default 0,
    -- What All Posts is ordered by: grows with what people answer, and with the moment of writing, so that it needs no
    -- counting down.
    rank double precision not null,
    -- What it is found by.
    words tsvector not null default '',
    grams integer[] not null default '{}',
    created_at timestamptz not null default now(),
    edited_at timestamptz
);

create index community_posts_trending_idx on community_posts (rank desc, id desc) where status = 'published';
create index community_posts_recent_idx on community_posts (created_at desc, id desc) where status = 'published';
create index community_posts_category_trending_idx on community_posts (category, rank desc, id desc) where status = 'published';
create index community_posts_category_recent_idx on community_posts (category, created_at desc, id desc) where status = 'published';
create index community_posts_words_idx on community_posts using gin (words) with (fastupdate = off);
create index community_posts_grams_idx on community_posts using gin (grams) with (fastupdate = off);

create table community_post_tags (
    tag text not null,
    post_id uuid not null references community_posts (id) on delete cascade,
    -- The post's, so that a list of one tag needs no sorting.
    rank double precision not null,
    created_at timestamptz not null,
    primary key (post_id, tag)
);

create index community_post_tags_trending_idx on community_post_tags (tag, rank desc, post_id desc);
create index community_post_tags_recent_idx on community_post_tags (tag, created_at desc, post_id desc);

-- Who speaks in a thread under which name: the one place that ties what is written to a member. Everything else in the
-- community names the voice, which is a new one in every thread. Only the community's own statements read it.
create table community_voices (
    id uuid primary key default gen_random_uuid(),
    post_id uuid not null references community_posts (id) on delete cascade,
    -- Null once the member has left; what they wrote stays unless they asked for it to go.
    member_id uuid references members (id) on delete set null,
    -- A place in the list of names, each used once in a thread; null for who only reacted or flagged.
    name smallint,
    -- The one who opened the thread.
    original boolean not null default false,
    unique (post_id, member_id),
    unique (post_id, name)
);

create unique index community_voices_original_idx on community_voices (post_id) where original;
create index community_voices_member_idx on community_voices (member_id) where member_id is not null;

create table community_comments (
    id uuid primary key,
    post_id uuid not null references community_posts (id) on delete cascade,
    voice_id uuid not null references community_voices (id) on delete cascade,
    content text not null,
    status text not null default 'published' check (status in ('published', 'held', 'hidden', 'removed', 'deleted')),
    safety text check (safety in ('urgent', 'concern')),
    created_at timestamptz not null default now(),
    edited_at timestamptz
);

create index community_comments_post_idx on community_comments (post_id, created_at, id);
create index community_comments_voice_idx on community_comments (voice_id);

create table community_reactions (
    voice_id uuid not null references community_voices (id) on delete cascade,
    kind text not null check (kind in ('support', 'same-here', 'thank-you')),
    created_at timestamptz not null default now(),
    primary key (voice_id, kind)
);

-- What somebody has to look at: a post, or one of its comments. One open case for each.
create table moderation_cases (
    id uuid primary key default gen_random_uuid(),
    post_id uuid not null references community_posts (id) on delete cascade,
    comment_id uuid references community_comments (id) on delete cascade,
    -- Why it is here; there may be several reasons.
    flagged boolean not null default false,
    crisis text check (crisis in ('urgent', 'concern')),
    links boolean not null default false,
    -- What the author said against the last decision. Once.
    appeal text,
    opened_at timestamptz not null default now(),
    claimed_by uuid references coaches (id),
    -- A claim that was forgotten is anybody's again.
    claimed_until timestamptz,
    decided_at timestamptz,
    decided_by uuid references coaches (id),
    -- Gone: the author took the words back before anybody decided.
    outcome text check (outcome in ('keep', 'hide', 'remove', 'gone')),
    warned boolean not null default false,
    suspended_days smallint not null default 0,
    helped boolean not null default false,
    -- For those who look after the community; nobody else reads it.
    note text not null default '',
    check ((decided_at is null) = (outcome is null))
);

create unique index moderation_cases_open_idx on moderation_cases (post_id, comment_id) nulls not distinct where decided_at is null;
create index moderation_cases_queue_idx on moderation_cases (opened_at, id) where decided_at is null;
create index moderation_cases_decided_idx on moderation_cases (decided_at desc, id desc) where decided_at is not null;

create table community_flags (
    id uuid primary key default gen_random_uuid(),
    case_id uuid not null references moderation_cases (id) on delete cascade,
    post_id uuid not null references community_posts (id) on delete cascade,
    comment_id uuid references community_comments (id) on delete cascade,
    voice_id uuid not null references community_voices (id) on delete cascade,
    reason text not null,
    notes text not null default '',
    created_at timestamptz not null default now(),
    -- A person flags a thing once.
    unique nulls not distinct (post_id, comment_id, voice_id)
);

create index community_flags_case_idx on community_flags (case_id);
create index community_flags_voice_idx on community_flags (voice_id);

-- What a voice is told: an answer in their thread, what became of a flag or of their own words. The bell says only that
-- there is something.
create table community_notices (
    id uuid primary key default gen_random_uuid(),
    voice_id uuid not null references community_voices (id) on delete cascade,
    kind text not null,
    comment_id uuid references community_comments (id) on delete cascade,
    case_id uuid references moderation_cases (id) on delete cascade,
    -- How many answers one notice stands for.
    count integer not null default 1,
    created_at timestamptz not null default now(),
    seen_at timestamptz
);

create index community_notices_voice_idx on community_notices (voice_id, created_at desc);

-- Administration is a role of the coach portal.
alter table coaches add column role text not null default 'coach' check (role in ('coach', 'administrator'));

-- What was done in the administration, by whom. It names no member of the community.
create table audit_log (
    id bigint generated always as identity primary key,
    -- Null for what was done from the command line.
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

alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type in ('message', 'subscription', 'session', 'community'));

-- +goose Down
delete from notifications where type = 'community';
alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type in ('message', 'subscription', 'session'));
drop table audit_log;
drop function audit_log_stays();
alter table coaches drop column role;
drop table community_notices, community_flags, moderation_cases, community_reactions, community_comments, community_voices,
    community_post_tags, community_posts, community_members, journal_entries, saved_resources;
