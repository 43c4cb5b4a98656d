-- +goose Up
-- Texts appear to others at a random time after they were written, and a departed member's texts and reactions go one
-- by one. So created_at is the time of appearance, by which lists are ordered; written_at never leaves the server
-- except to moderators and in the author's export.
alter table community_posts
    add column written_at timestamptz not null default now(),
    -- The author has deleted their account, and this is deleted then.
    add column remove_at timestamptz,
    drop constraint community_posts_status_check,
    -- Scheduled: visible to its author only until created_at.
    add constraint community_posts_status_check check (status in ('published', 'scheduled', 'held', 'hidden', 'removed', 'deleted'));
alter table community_comments
    add column written_at timestamptz not null default now(),
    add column remove_at timestamptz,
    drop constraint community_comments_status_check,
    add constraint community_comments_status_check check (status in ('published', 'scheduled', 'held', 'hidden', 'removed', 'deleted'));
alter table community_reactions add column remove_at timestamptz;
update community_posts set written_at = created_at;
update community_comments set written_at = created_at;

-- Until then the member's texts in this thread appear soon, and those in other threads within two days.
alter table community_voices add column soon_until timestamptz;

-- False for flags from new accounts and unconfirmed addresses: moderators see them, but they hide nothing.
alter table community_flags add column counts boolean not null default true;

drop index community_comments_voice_idx;
create index community_comments_voice_idx on community_comments (voice_id, written_at);
create index community_posts_scheduled_idx on community_posts (created_at) where status = 'scheduled';
create index community_comments_scheduled_idx on community_comments (created_at) where status = 'scheduled';
create index community_posts_remove_idx on community_posts (remove_at) where remove_at is not null;
create index community_comments_remove_idx on community_comments (remove_at) where remove_at is not null;
create index community_reactions_remove_idx on community_reactions (remove_at) where remove_at is not null;

-- +goose Down
-- A scheduled text appears at once. What a departed member asked to remove is deleted at once.
update community_posts set status = 'published' where status = 'scheduled';
update community_comments set status = 'published' where status = 'scheduled';
delete from community_reactions where remove_at is not null;
delete from community_comments where remove_at is not null;
update community_posts set title = '', content = '', tags = '{}', status = 'deleted', safety = null where remove_at is not null;
drop index community_posts_scheduled_idx, community_comments_scheduled_idx, community_comments_voice_idx;
create index community_comments_voice_idx on community_comments (voice_id, created_at);
alter table community_flags drop column counts;
alter table community_voices drop column soon_until;
alter table community_reactions drop column remove_at;
alter table community_comments
    drop column written_at, drop column remove_at,
    drop constraint community_comments_status_check,
    add constraint community_comments_status_check check (status in ('published', 'held', 'hidden', 'removed', 'deleted'));
alter table community_posts
    drop column written_at, drop column remove_at,
    drop constraint community_posts_status_check,
    add constraint community_posts_status_check check (status in ('published', 'held', 'hidden', 'removed', 'deleted'));
