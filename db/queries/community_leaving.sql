-- name: ExportCommunityStanding :one
select c.guidelines, c.accepted_at, c.warnings, c.suspensions, c.suspended_until, m.time_zone
from community_members c join members m on m.id = c.member_id where c.member_id = $1;

-- name: ExportCommunityPosts :many
-- The member's texts, oldest first, one page: after the row with this time and id.
select p.id, p.title, p.content, p.category, p.tags, v.name, p.status, p.safety, p.created_at, p.edited_at
from community_voices v join community_posts p on p.id = v.post_id
where v.member_id = @member_id::uuid and v.original and (p.created_at, p.id) > (@after_at::timestamptz, @after_id::uuid)
order by p.created_at, p.id limit @max_rows;

-- name: ExportCommunityComments :many
select c.id, c.post_id, c.content, v.name, c.status, c.safety, c.created_at, c.edited_at
from community_voices v join community_comments c on c.voice_id = v.id
where v.member_id = @member_id::uuid and (c.created_at, c.id) > (@after_at::timestamptz, @after_id::uuid)
order by c.created_at, c.id limit @max_rows;

-- name: ExportCommunityReactions :many
select v.post_id, r.kind, r.created_at from community_voices v join community_reactions r on r.voice_id = v.id
where v.member_id = @member_id::uuid order by r.created_at, v.post_id, r.kind;

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

-- name: LockThreadsOf :many
-- Holds every thread in which the member ever did something.
select p.id from community_posts p where p.id in (select v.post_id from community_voices v where v.member_id = @member_id::uuid)
order by p.id for update;

-- name: QuietCommunityMember :exec
-- Deletes the data that never stays: notices, flags' notes and appeals.
with voices as (
    select v.id, v.post_id, v.original from community_voices v where v.member_id = @member_id::uuid
), notices as (
    delete from community_notices n using voices where n.voice_id = voices.id
), flags as (
    update community_flags f set notes = '' from voices where f.voice_id = voices.id and f.notes <> ''
)
update moderation_cases m set appeal = '' from voices
where m.post_id = voices.post_id and m.appeal <> '' and case when m.comment_id is null then voices.original
    else exists (select 1 from community_comments c where c.id = m.comment_id and c.voice_id = voices.id) end;

-- name: TellGoneFlags :exec
-- Notifies the members who flagged a deleted text and wait for a decision that it no longer exists. The caller holds
-- the threads.
insert into community_notices (voice_id, kind, created_at)
select distinct f.voice_id, 'flag-gone', @now::timestamptz
from community_voices v
join moderation_cases m on m.post_id = v.post_id and m.decided_at is null
left join community_comments c on c.id = m.comment_id
join community_flags f on f.case_id = m.id
join community_voices w on w.id = f.voice_id
where v.member_id = @member_id::uuid and w.member_id is not null
    and case when m.comment_id is null then v.original else c.voice_id = v.id end;

-- name: UntellAnswersOf :exec
-- Removes the member's deleted replies from unseen notices. The caller holds the threads.
with gone as (
    select c.notice_id as id, count(*)::integer as answers from community_voices v join community_comments c on c.voice_id = v.id
    where v.member_id = @member_id::uuid and c.notice_id is not null group by c.notice_id
), counted as (
    update community_notices n set count = n.count - gone.answers from gone
    where n.id = gone.id and n.seen_at is null and n.count > gone.answers
)
delete from community_notices n using gone where n.id = gone.id and n.seen_at is null and n.count <= gone.answers;

-- name: DeleteCommunityCommentsOf :exec
-- Comments and reactions. A notice of several answers stays, and leads to the post. The caller holds the threads.
with voices as (
    select v.id from community_voices v where v.member_id = @member_id::uuid
), told as (
    update community_notices n set comment_id = null from community_comments c, voices
    where c.voice_id = voices.id and n.comment_id = c.id and n.kind = 'answer'
), reactions as (
    delete from community_reactions r using voices where r.voice_id = voices.id
)
delete from community_comments c using voices where c.voice_id = voices.id;

-- name: DeleteCommunityPostsOf :exec
-- Deletes posts without other members' texts and without pending notices, with everything that refers to them.
delete from community_posts p using community_voices v
where v.post_id = p.id and v.member_id = @member_id::uuid and v.original and not exists (
    select 1 from community_comments c join community_voices o on o.id = c.voice_id
    where c.post_id = p.id and not o.original and c.status <> 'deleted'
) and not exists (
    select 1 from community_voices w join community_notices n on n.voice_id = w.id where w.post_id = p.id and n.kind = 'flag-gone'
);

-- name: EmptyCommunityPostsOf :exec
-- The posts that stay: what others wrote under them stays, the member's words go.
with own as (
    select v.post_id from community_voices v where v.member_id = @member_id::uuid and v.original
), tags as (
    delete from community_post_tags t using own where t.post_id = own.post_id
), words as (
    delete from community_post_words w using own where w.post_id = own.post_id
), cases as (
    update moderation_cases m set decided_at = @now::timestamptz, outcome = 'gone', claimed_by = null, claimed_until = null
    from own where m.post_id = own.post_id and m.comment_id is null and m.decided_at is null
)
update community_posts p set title = '', content = '', tags = '{}', status = 'deleted', safety = null from own where p.id = own.post_id;

-- name: DropCommunityVoicesOf :exec
-- Deletes the voices of a member whose texts are deleted, except named ones, whose names stay reserved, and those that
-- flagged.
delete from community_voices v where v.member_id = @member_id::uuid and v.name is null
    and not exists (select 1 from community_flags f where f.voice_id = v.id);

-- name: RecountCommunityPosts :exec
-- Recounts posts and updates their ranks. The caller holds the posts.
with counted as (
    select p.id,
        count(*) filter (where r.kind = 'support')::integer as support, count(*) filter (where r.kind = 'same-here')::integer as same_here,
        count(*) filter (where r.kind = 'thank-you')::integer as thank_you,
        (select count(*) from community_comments c where c.post_id = p.id and c.status = 'published')::integer as comments
    from community_posts p
    left join community_voices v on v.post_id = p.id
    left join community_reactions r on r.voice_id = v.id
    where p.id = any(@ids::uuid[])
    group by p.id
), ranked as (
    update community_posts p set support_count = d.support, same_here_count = d.same_here, thank_you_count = d.thank_you, comment_count = d.comments,
        rank = community_rank(d.support + d.same_here + d.thank_you + 2 * d.comments, p.created_at)
    from counted d where p.id = d.id
    returning p.id, p.rank
)
update community_post_tags t set rank = ranked.rank from ranked where t.post_id = ranked.id;
