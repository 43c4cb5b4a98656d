-- +goose Up
-- The threads that a member follows or has saved in the community, and the time until which they have read one. They are
-- stored with the voice, because no other table may link members to threads.
alter table community_voices
    -- Null: the member follows the thread if they have written in it.
    add column follows boolean,
    add column saved_at timestamptz,
    add column read_at timestamptz;
-- The first new comments are counted from now on.
update community_voices set read_at = now() where name is not null;

-- No database in use had these rows to index: nothing was released.
-- squawk-ignore require-concurrent-index-creation
create index community_voices_saved_idx on community_voices (member_id, saved_at desc, post_id desc) where saved_at is not null;

alter table community_comments
    -- The thread's followers have not been notified yet.
    add column to_tell boolean not null default false,
    -- The time at which they were.
    add column told_at timestamptz;
-- No database in use had these rows to index: nothing was released.
-- squawk-ignore require-concurrent-index-creation
create index community_comments_to_tell_idx on community_comments (created_at) where to_tell and status = 'published';

-- The time of the first comment in a notice to a follower.
alter table community_notices add column since timestamptz;

-- +goose Down
delete from community_notices where kind = 'followed';
alter table community_notices drop column since;
drop index community_comments_to_tell_idx;
alter table community_comments drop column told_at, drop column to_tell;
drop index community_voices_saved_idx;
alter table community_voices drop column read_at, drop column saved_at, drop column follows;
