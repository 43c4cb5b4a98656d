-- name: ExportCommunityStanding :one
select c.guidelines, c.accepted_at, c.warnings, c.suspensions, c.suspended_until, m.time_zone
from community_members c join members m on m.id = c.member_id where c.member_id = $1;

-- name: ExportCommunityPosts :many
-- The member's texts, oldest first, one page: after the row with this time and id.
select p.id, p.title, p.content, p.category, p.tags, v.name, p.status, p.safety, p.written_at as created_at, p.edited_at
from community_voices v join community_posts p on p.id = v.post_id
where v.member_id = @member_id::uuid and v.original and (p.written_at, p.id) > (@after_at::timestamptz, @after_id::uuid)
order by p.written_at, p.id limit @max_rows;

-- name: ExportCommunityComments :many
select c.id, c.post_id, c.content, v.name, c.status, c.safety, c.written_at as created_at, c.edited_at
from community_voices v join community_comments c on c.voice_id = v.id
where v.member_id = @member_id::uuid and (c.written_at, c.id) > (@after_at::timestamptz, @after_id::uuid)
order by c.written_at, c.id limit @max_rows;

-- name: ExportCommunityReactions :many
select v.post_id, r.kind, r.created_at from community_voices v join community_reactions r on r.voice_id = v.id
where v.member_id = @member_id::uuid and r.remove_at is null order by r.created_at, v.post_id, r.kind;

-- name: ExportCommunityFlags :many
select f.id, f.post_id, f.comment_id, f.reason, f.notes, f.created_at
from community_voices v join community_flags f on f.voice_id = v.id
where v.member_id = @member_id::uuid order by f.created_at, f.id;

-- name: ExportCommunityDecisions :many
-- The decisions about the member's texts, and their appeals.
select m.post_id, m.comment_id, m.outcome, m.decided_at, m.warned, m.suspended_days, m.helped, m.appeal
from community_voices v
join moderation_cases m on m.post_id = v.post_id
left join community_comments c on c.id = m.comment_id
where v.member_id = @member_id::uuid and (case when m.comment_id is null then v.original else c.voice_id = v.id end)
    and (m.decided_at is not null or m.appeal is not null)
order by m.opened_at, m.id;

-- name: ExportCommunityNotices :many
select n.id, v.post_id, n.kind, n.comment_id, n.count, n.created_at, n.seen_at
from community_voices v join community_notices n on n.voice_id = v.id
where v.member_id = @member_id::uuid order by n.created_at, n.id;

-- name: ExportCommunityThreads :many
-- The threads that the member follows, has stopped following, has saved or has read.
select v.post_id, coalesce(v.follows, v.name is not null)::boolean as follows, v.saved_at, v.read_at from community_voices v
where v.member_id = @member_id::uuid and (v.follows is not null or v.saved_at is not null or v.read_at is not null)
order by v.post_id;

-- name: LockThreadsOf :many
-- Holds every thread in which the member ever did something.
select p.id from community_posts p where p.id in (select v.post_id from community_voices v where v.member_id = @member_id::uuid)
order by p.id for update;

-- name: QuietCommunityMember :exec
-- Deletes the data that never stays: notices, flags' notes, appeals, and the followed, saved and read threads.
with voices as (
    select v.id, v.post_id, v.original from community_voices v where v.member_id = @member_id::uuid
), followed as (
    update community_voices v set follows = null, saved_at = null, read_at = null from voices where v.id = voices.id
), notices as (
    delete from community_notices n using voices where n.voice_id = voices.id
), flags as (
    update community_flags f set notes = '' from voices where f.voice_id = voices.id and f.notes <> ''
)
update moderation_cases m set appeal = '' from voices
where m.post_id = voices.post_id and m.appeal <> '' and case when m.comment_id is null then voices.original
    else exists (select 1 from community_comments c where c.id = m.comment_id and c.voice_id = voices.id) end;

-- name: DeleteUnseenTextsOf :exec
-- Deletes the member's texts and reactions that no other member has seen yet, and the rows of texts they deleted before.
with voices as (
    select v.id, v.post_id, v.original from community_voices v where v.member_id = @member_id::uuid
), reactions as (
    delete from community_reactions r using voices where r.voice_id = voices.id and r.appears_at is not null
), comments as (
    delete from community_comments c using voices where c.voice_id = voices.id and c.status in ('scheduled', 'deleted')
)
delete from community_posts p using voices where p.id = voices.post_id and voices.original and p.status = 'scheduled';

-- name: ScheduleRemovalOf :exec
-- Gives each of the member's texts and reactions its own random time. Nothing else links them after the member is gone.
with voices as (
    select v.id, v.post_id, v.original from community_voices v where v.member_id = sqlc.arg(member_id)::uuid
), comments as (
    update community_comments c set remove_at = sqlc.arg(now)::timestamptz + random() * sqlc.arg(within)::interval
    from voices where c.voice_id = voices.id
), reactions as (
    update community_reactions r set remove_at = sqlc.arg(now)::timestamptz + random() * sqlc.arg(within)::interval
    from voices where r.voice_id = voices.id
)
update community_posts p set remove_at = sqlc.arg(now)::timestamptz + random() * sqlc.arg(within)::interval
from voices where p.id = voices.post_id and voices.original and p.status <> 'deleted';

-- name: DropCommunityVoicesOf :exec
-- Deletes the member's voices that only read: named ones keep their name reserved, and those with reactions or flags
-- stay as long as these.
delete from community_voices v where v.member_id = @member_id::uuid and v.name is null
    and not exists (select 1 from community_flags f where f.voice_id = v.id)
    and not exists (select 1 from community_reactions r where r.voice_id = v.id);

-- name: PostsToRemove :many
-- What departed members asked to remove and is due.
select p.id from community_posts p where p.remove_at <= @now::timestamptz order by p.remove_at limit @max_rows;

-- name: CommentsToRemove :many
select c.id, c.post_id from community_comments c where c.remove_at <= @now::timestamptz order by c.remove_at limit @max_rows;

-- name: ReactionsToRemove :many
select r.voice_id, r.kind, v.post_id from community_reactions r join community_voices v on v.id = r.voice_id
where r.remove_at <= @now::timestamptz order by r.remove_at limit @max_rows;

-- name: RemoveCommunityReaction :execrows
-- Deletes a removed reaction, unless its member has added it again.
delete from community_reactions where voice_id = @voice_id and kind = @kind and remove_at is not null;

-- name: DropDepartedVoice :exec
-- Deletes a departed member's voice without a name once nothing refers to it.
delete from community_voices v where v.id = @id and v.member_id is null and v.name is null
    and not exists (select 1 from community_flags f where f.voice_id = v.id)
    and not exists (select 1 from community_reactions r where r.voice_id = v.id);

-- name: RemoveCommunityComment :exec
-- Deletes a departed member's comment. The caller holds the post.
delete from community_comments where id = @id and remove_at is not null;

-- name: RemoveCommunityPost :execrows
-- Deletes a departed member's post if no text of others and no pending notice refers to it. The caller holds the post.
delete from community_posts p
where p.id = @id and p.remove_at is not null and not exists (
    select 1 from community_comments c join community_voices o on o.id = c.voice_id
    where c.post_id = p.id and not o.original and c.status <> 'deleted'
) and not exists (
    select 1 from community_voices w join community_notices n on n.voice_id = w.id where w.post_id = p.id and n.kind = 'flag-gone'
);

-- name: EmptyCommunityPost :exec
-- A departed member's post that stays: what others wrote under it stays, its own text goes. The caller holds the post.
with tags as (
    delete from community_post_tags t where t.post_id = @id
), words as (
    delete from community_post_words w where w.post_id = @id
)
update community_posts p set title = '', content = '', tags = '{}', status = 'deleted', safety = null, remove_at = null where p.id = @id;
