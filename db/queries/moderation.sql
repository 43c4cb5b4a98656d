-- Moderation cases. Lock order as in package community: members, access, post, comment, case, notices.

-- name: LockTargetPost :one
select status, title, content, tags, author_name, safety, created_at, edited_at from community_posts where id = $1 for no key update;

-- name: LockTargetComment :one
select status, voice_id, content, safety, created_at, edited_at from community_comments where id = @id and post_id = @post_id for no key update;

-- name: AuthorOfPost :one
select id, member_id, name from community_voices where post_id = $1 and original;

-- name: AuthorOfComment :one
select v.id, v.member_id, v.name from community_comments c join community_voices v on v.id = c.voice_id
where c.id = @id and c.post_id = @post_id;

-- name: SetPostStatus :exec
update community_posts set status = @status where id = @id;

-- name: SetCommentStatus :exec
update community_comments set status = @status where id = @id;

-- name: OpenCase :one
-- Opens a case, or adds a reason to the open one. A new one stores the author's present history.
insert into moderation_cases (post_id, comment_id, flagged, crisis, links, appeal, opened_at, author_before, author_new)
select @post_id::uuid, sqlc.narg('comment_id')::uuid, @flagged::boolean, sqlc.narg('crisis')::text, @links::boolean, sqlc.narg('appeal')::text, @opened_at::timestamptz,
    case coalesce(max(s.warnings + s.suspensions), 0) when 0 then 'none' when 1 then 'once' else 'several' end,
    coalesce(bool_or(a.created_at > @new_since::timestamptz), false)
from community_voices v
left join members a on a.id = v.member_id
left join community_members s on s.member_id = v.member_id
where v.post_id = @post_id::uuid and case when sqlc.narg('comment_id')::uuid is null then v.original
    else v.id = (select c.voice_id from community_comments c where c.id = sqlc.narg('comment_id')::uuid) end
on conflict (post_id, comment_id) where decided_at is null do update set
    flagged = moderation_cases.flagged or excluded.flagged,
    crisis = case when 'urgent' in (moderation_cases.crisis, excluded.crisis) then 'urgent'
        else coalesce(excluded.crisis, moderation_cases.crisis) end,
    links = moderation_cases.links or excluded.links,
    appeal = coalesce(excluded.appeal, moderation_cases.appeal)
returning id;

-- name: CloseGoneCases :exec
-- The author deleted the text before a decision.
update moderation_cases set decided_at = @now, outcome = 'gone', claimed_by = null, claimed_until = null
where post_id = @post_id and comment_id is not distinct from sqlc.narg('comment_id')::uuid and decided_at is null;

-- name: HasFlagged :one
-- Whether a voice has flagged something in the case that is open about it.
select exists (
    select 1 from moderation_cases m join community_flags f on f.case_id = m.id
    where m.post_id = @post_id and m.comment_id is not distinct from sqlc.narg('comment_id')::uuid and m.decided_at is null
        and f.voice_id = @voice_id
)::boolean as flagged;

-- name: AddFlag :one
-- Returns the number of people whose flag in this case counts, including this one, and who did not flag in an earlier
-- one: those flags were decided. A flag counts if the account is not new and its address is confirmed.
with added as (
    insert into community_flags (case_id, post_id, comment_id, voice_id, reason, notes, created_at, counts)
    select @case_id, @post_id, sqlc.narg('comment_id')::uuid, v.id, @reason, @notes, @created_at,
        m.created_at <= @new_since::timestamptz and m.email_confirmed_at is not null
    from community_voices v join members m on m.id = v.member_id
    where v.id = @voice_id
    returning voice_id, counts
)
select count(*) as flags from (
    select f.voice_id, f.counts from community_flags f where f.case_id = @case_id union all select a.voice_id, a.counts from added a
) now
where now.counts and not exists (
    select 1 from community_flags e
    where e.voice_id = now.voice_id and e.case_id <> @case_id and e.comment_id is not distinct from sqlc.narg('comment_id')::uuid
);

-- name: AppealState :one
-- The newest decision about a text, and whether it was appealed.
select coalesce((
        select d.outcome from moderation_cases d
        where d.post_id = @post_id and d.comment_id is not distinct from sqlc.narg('comment_id')::uuid and d.decided_at is not null
        order by d.decided_at desc, d.id desc limit 1
    ), '')::text as outcome,
    exists (
        select 1 from moderation_cases a
        where a.post_id = @post_id and a.comment_id is not distinct from sqlc.narg('comment_id')::uuid and a.appeal is not null
    )::boolean as appealed;

-- name: CaseTarget :one
select post_id, comment_id from moderation_cases where id = $1;

-- name: LockCase :one
select * from moderation_cases where id = $1 for update;

-- name: FlagVoices :many
-- Who flagged in this case, as the thread's voices, and which members those are; who has left is missing.
select v.id, v.member_id::uuid as member_id from community_flags f join community_voices v on v.id = f.voice_id
where f.case_id = $1 and v.member_id is not null
order by f.created_at, f.id;

-- name: OpenFlagVoices :many
-- The voices that wait for the outcome of a flag, like FlagVoices, in the open case about a text.
select m.id as case_id, v.id, v.member_id::uuid as member_id
from moderation_cases m
join community_flags f on f.case_id = m.id
join community_voices v on v.id = f.voice_id
where m.post_id = @post_id and m.comment_id is not distinct from sqlc.narg('comment_id')::uuid and m.decided_at is null
    and v.member_id is not null
order by f.created_at, f.id;

-- name: CountCaseFlags :one
select count(*) from community_flags where case_id = $1;

-- name: LiftDecision :one
-- Marks the newest decision's sanctions as lifted, after an appeal. No row if they were lifted already.
update moderation_cases m set lifted = true
where not m.lifted and m.id = (
    select d.id from moderation_cases d
    where d.post_id = @post_id and d.comment_id is not distinct from sqlc.narg('comment_id')::uuid and d.decided_at is not null
    order by d.decided_at desc, d.id desc limit 1
)
returning m.warned, m.suspended_days;

-- name: LiftStanding :exec
-- Removes a warning or a suspension from a member. The other suspensions still apply.
update community_members s set warnings = greatest(s.warnings - @warnings::smallint, 0),
    suspensions = greatest(s.suspensions - @suspensions::smallint, 0),
    suspended_until = case when @suspensions::smallint = 0 then s.suspended_until else (
        select max(m.decided_at + make_interval(days => m.suspended_days)) from community_voices v
        join moderation_cases m on m.post_id = v.post_id
        left join community_comments c on c.id = m.comment_id
        where v.member_id = s.member_id and m.suspended_days > 0 and not m.lifted
            and case when m.comment_id is null then v.original else c.voice_id = v.id end
    ) end
where s.member_id = @member_id;

-- name: ClaimCase :exec
update moderation_cases set claimed_by = @claimed_by, claimed_until = @claimed_until where id = @id;

-- name: ReleaseCase :exec
update moderation_cases set claimed_by = null, claimed_until = null where id = $1;

-- name: DecideCase :exec
update moderation_cases set decided_at = @decided_at, decided_by = @decided_by, outcome = @outcome, warned = @warned,
    suspended_days = @suspended_days, helped = @helped, note = @note, claimed_by = null, claimed_until = null
where id = @id;

-- name: PutStanding :exec
-- Adds a decision's sanctions to a member. A longer suspension is not shortened.
insert into community_members as m (member_id, warnings, suspensions, suspended_until)
values (@member_id, @warnings, @suspensions, sqlc.narg('suspended_until')::timestamptz)
on conflict (member_id) do update set warnings = m.warnings + excluded.warnings, suspensions = m.suspensions + excluded.suspensions,
    suspended_until = greatest(m.suspended_until, excluded.suspended_until);

-- name: LockStanding :exec
-- The lock on a member's access, taken before that of a post.
select 1 from community_members where member_id = $1 for no key update;

-- name: ListOpenCases :many
-- The queue: words in crisis first, then appeals, flags and links; the oldest first among equals. After a case, or from
-- the top.
with open as (
    select c.*, case when c.crisis = 'urgent' then 0 when c.crisis is not null then 1 when c.appeal is not null then 2
        when c.flagged then 3 else 4 end as urgency
    from moderation_cases c where c.decided_at is null
), place as (
    select case when c.crisis = 'urgent' then 0 when c.crisis is not null then 1 when c.appeal is not null then 2
        when c.flagged then 3 else 4 end as urgency, c.opened_at, c.id
    from moderation_cases c where c.id = sqlc.narg('after')::uuid
)
select o.id, o.post_id, o.comment_id, o.flagged, o.crisis, o.links, (o.appeal is not null)::boolean as appealed, o.opened_at,
    o.claimed_by, o.claimed_until, coalesce(k.name, '')::text as claimer, o.decided_at, o.outcome,
    p.title, p.category, coalesce(m.status, p.status)::text as status, left(coalesce(m.content, p.content), @excerpt_length)::text as excerpt,
    (select count(*) from community_flags f where f.case_id = o.id) as flags
from open o
join community_posts p on p.id = o.post_id
left join community_comments m on m.id = o.comment_id
left join coaches k on k.id = o.claimed_by
where not exists (select 1 from place) or (o.urgency, o.opened_at, o.id) > (select urgency, opened_at, id from place)
order by o.urgency, o.opened_at, o.id
limit @max_rows;

-- name: ListDecidedCases :many
-- Decided cases, newest first: from the top, or after one.
select c.id, c.post_id, c.comment_id, c.flagged, c.crisis, c.links, (c.appeal is not null)::boolean as appealed, c.opened_at,
    c.claimed_by, c.claimed_until, coalesce(k.name, '')::text as claimer, c.decided_at, c.outcome,
    p.title, p.category, coalesce(m.status, p.status)::text as status, left(coalesce(m.content, p.content), @excerpt_length)::text as excerpt,
    (select count(*) from community_flags f where f.case_id = c.id) as flags
from moderation_cases c
join community_posts p on p.id = c.post_id
left join community_comments m on m.id = c.comment_id
left join coaches k on k.id = c.claimed_by
where c.decided_at is not null and (sqlc.narg('after')::uuid is null
    or (c.decided_at, c.id) < (select a.decided_at, a.id from moderation_cases a where a.id = sqlc.narg('after')::uuid))
order by c.decided_at desc, c.id desc
limit @max_rows;

-- name: CaseExists :one
select exists (select 1 from moderation_cases where id = $1)::boolean as there;

-- name: CountOpenCases :one
select count(*) from moderation_cases where decided_at is null;

-- name: CaseDetail :one
-- A case with the words that it is about.
select c.id, c.post_id, c.comment_id, c.flagged, c.crisis, c.links, c.appeal, c.opened_at, c.claimed_by, c.claimed_until,
    coalesce(k.name, '')::text as claimer, c.decided_at, c.outcome, c.note, c.author_before, c.author_new,
    p.title, p.category, p.tags, p.content as post_content, p.status as post_status, m.content as comment_content, m.status as comment_status,
    coalesce(w.name, o.name) as author_name,
    (select count(*) from community_flags f where f.case_id = c.id) as flags
from moderation_cases c
join community_posts p on p.id = c.post_id
left join community_comments m on m.id = c.comment_id
left join coaches k on k.id = c.claimed_by
left join community_voices o on o.post_id = c.post_id and o.original
left join community_voices w on w.id = m.voice_id
where c.id = $1;

-- name: ListCaseFlags :many
select reason, notes, created_at from community_flags where case_id = $1 order by created_at, id limit 200;

-- name: ListEarlierCases :many
-- Earlier decisions about the same text, newest first.
select c.outcome::text as outcome, c.warned, c.suspended_days, c.note, c.decided_at::timestamptz as decided_at
from moderation_cases c
where c.post_id = @post_id and c.comment_id is not distinct from sqlc.narg('comment_id')::uuid and c.id <> @id
    and c.decided_at is not null
order by c.decided_at desc, c.id desc limit 50;

-- name: AddNotice :exec
insert into community_notices (voice_id, kind, comment_id, case_id, created_at)
values (@voice_id, @kind, sqlc.narg('comment_id')::uuid, sqlc.narg('case_id')::uuid, @created_at);

-- name: TellAnswer :execrows
-- Counts a new reply in the unseen notice, or adds a notice, unless the author no longer follows the thread. The caller
-- holds the post.
with answer as (
    select c.id from community_comments c where c.id = @comment_id and c.notice_id is null
        and exists (select from community_voices v where v.id = @voice_id and v.follows is not false)
), counted as (
    update community_notices n set count = n.count + 1, comment_id = answer.id, created_at = @created_at from answer
    where n.voice_id = @voice_id and n.kind = 'answer' and n.seen_at is null
    returning n.id
), added as (
    insert into community_notices (voice_id, kind, comment_id, created_at)
    select @voice_id, 'answer', answer.id, @created_at from answer where not exists (select 1 from counted)
    returning id
)
update community_comments c set notice_id = told.id from (select id from counted union all select id from added) told
where c.id = @comment_id;

-- name: UntellAnswer :exec
-- Removes a hidden reply from the unseen notice. The caller holds the post.
with counted as (
    update community_notices n set count = n.count - 1 from community_comments c
    where c.id = @comment_id and n.id = c.notice_id and n.seen_at is null and n.count > 1
    returning n.id
), emptied as (
    delete from community_notices n using community_comments c
    where c.id = @comment_id and n.id = c.notice_id and n.seen_at is null and n.count <= 1
    returning n.id
)
update community_comments c set notice_id = null
where c.id = @comment_id and c.notice_id in (select id from counted union all select id from emptied);

-- name: CommentsToTell :many
-- The visible comments whose thread's followers were not notified yet, in the order of their appearance.
select c.id, c.post_id from community_comments c where c.to_tell and c.status = 'published' order by c.created_at limit @max_rows;

-- name: Followers :many
-- The members who follow a thread, without the author of a comment, and without the thread's, who has notices of
-- replies.
select v.member_id::uuid as member_id from community_voices v
where v.post_id = @post_id and v.member_id is not null and not v.original and coalesce(v.follows, v.name is not null)
    and v.id <> (select c.voice_id from community_comments c where c.id = @comment_id)
order by v.member_id;

-- name: TellFollowers :many
-- Counts a comment in the unseen notices of these followers, or adds notices, and returns the members. None if the
-- comment is not visible, or was counted before. The caller holds the post and the members.
with told as (
    update community_comments c set to_tell = false, told_at = @now::timestamptz
    where c.id = @comment_id and c.to_tell and c.status = 'published'
    returning c.id, c.post_id, c.voice_id
), people as (
    select v.id, v.member_id from community_voices v join told on told.post_id = v.post_id
    where v.member_id = any(@members::uuid[]) and not v.original and v.id <> told.voice_id and coalesce(v.follows, v.name is not null)
), counted as (
    update community_notices n set count = n.count + 1, comment_id = told.id, created_at = @now::timestamptz from people, told
    where n.voice_id = people.id and n.kind = 'followed' and n.seen_at is null
    returning n.voice_id
), added as (
    insert into community_notices (voice_id, kind, comment_id, created_at, since)
    select people.id, 'followed', told.id, @now::timestamptz, @now::timestamptz from people, told
    where not exists (select from counted where counted.voice_id = people.id)
)
select people.member_id::uuid as member_id from people order by people.member_id;

-- name: UntellFollowers :exec
-- Removes a hidden comment from the unseen notices of followers. If it becomes visible again they are notified again,
-- unless all had seen it. The caller holds the post.
with gone as (
    select c.id, c.post_id, c.voice_id, c.told_at from community_comments c where c.id = @comment_id and c.told_at is not null
), covering as (
    select n.id, n.count from community_notices n join community_voices v on v.id = n.voice_id join gone on gone.post_id = v.post_id
    where v.id <> gone.voice_id and n.kind = 'followed' and n.seen_at is null and n.since <= gone.told_at
), counted as (
    update community_notices n set count = n.count - 1 from covering where n.id = covering.id and covering.count > 1
), emptied as (
    delete from community_notices n using covering where n.id = covering.id and covering.count <= 1
)
update community_comments c set told_at = null, to_tell = exists (select from covering) from gone where c.id = gone.id;

-- name: UnseenNoticeKinds :one
-- Whether the member's unseen notices are about comments, and whether any is about a decision.
select coalesce(bool_or(n.kind in ('answer', 'followed')), false)::boolean as comments,
    coalesce(bool_or(n.kind not in ('answer', 'followed')), false)::boolean as decisions
from community_voices v join community_notices n on n.voice_id = v.id and n.seen_at is null
where v.member_id = @member_id::uuid and v.unseen > 0;

-- name: NoticePlace :one
select n.created_at from community_notices n join community_voices v on v.id = n.voice_id
where n.id = @id and v.member_id = @member_id;

-- name: ListNotices :many
-- The member's notices before a position, newest first, with the post's title if they may still read it. Only recently
-- notified voices are read: each notice of a page belongs to a voice notified since the position, which earlier pages
-- have shown, or to one of the next few.
select w.id, w.kind, w.post_id, w.comment_id, w.count, w.created_at, (w.seen_at is not null)::boolean as seen,
    case when p.status = 'published' or (w.original and p.status <> 'deleted') then p.title else '' end::text as title
from (
    select n.*, v.post_id, v.original from (
        select a.* from (
            select o.id, o.post_id, o.original from community_voices o
            where o.member_id = @member_id and o.notified_at < @before_time::timestamptz
            order by o.notified_at desc fetch first (@max_rows::integer) rows with ties
        ) a
        union all
        select o.id, o.post_id, o.original from community_voices o where o.member_id = @member_id and o.notified_at >= @before_time::timestamptz
    ) v
    cross join lateral (
        select i.* from community_notices i
        where i.voice_id = v.id and (i.created_at, i.id) < (@before_time::timestamptz, @before_id::uuid)
        order by i.created_at desc, i.id desc limit @max_rows
    ) n
    order by n.created_at desc, n.id desc limit @max_rows
) w
join community_posts p on p.id = w.post_id
order by w.created_at desc, w.id desc;

-- name: SeeNotices :exec
update community_notices n set seen_at = @now from (
    select o.id from community_voices v join community_notices o on o.voice_id = v.id
    where v.member_id = @member_id and v.unseen > 0 and o.seen_at is null
    order by o.id for update of o
) due where n.id = due.id;

-- name: CountUnseenNotices :one
select coalesce(sum(unseen), 0)::bigint as unseen from community_voices where member_id = @member_id and unseen > 0;
