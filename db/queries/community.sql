-- name: LockCommunityPeople :many
-- Locks the rows of the members who get notices against deletion. Deleted ones are missing in the result.
select m.id from members m where m.id = any(@ids::uuid[]) order by m.id for key share;

-- name: CommunityAuthor :one
-- Who opened a thread; null once they have left.
select v.member_id from community_voices v where v.post_id = @post_id and v.original;

-- name: CommunityStanding :one
select coalesce(c.guidelines, 0)::smallint as guidelines, c.suspended_until
from members m left join community_members c on c.member_id = m.id
where m.id = @member_id;

-- name: AcceptCommunityGuidelines :exec
-- An older version never takes the place of a newer one.
insert into community_members (member_id, guidelines, accepted_at) values (@member_id, @guidelines, @accepted_at)
on conflict (member_id) do update set guidelines = excluded.guidelines, accepted_at = excluded.accepted_at
    where community_members.guidelines < excluded.guidelines;

-- name: LockCommunityMember :one
-- Locks the member's access, which serializes their writes. No row for a member who never accepted the guidelines.
select * from community_members where member_id = @member_id for update;

-- name: OwnPostAt :one
-- The time of the member's newest post after skipping some, if after a time. Deleted ones count.
select w.written_at from community_voices v cross join lateral (
    select p.written_at from community_posts p where p.id = v.post_id and p.written_at > sqlc.arg(since) limit 1
) w
where v.member_id = sqlc.arg(member_id)::uuid and v.name is not null and v.original and v.last_at > sqlc.arg(since)
order by w.written_at desc offset sqlc.arg(skip)::integer limit 1;

-- name: OwnCommentAt :one
-- As OwnPostAt, of comments.
select w.written_at from community_voices v cross join lateral (
    select c.written_at from community_comments c where c.voice_id = v.id and c.written_at > sqlc.arg(since)
    order by c.written_at desc limit sqlc.arg(skip)::integer + 1
) w
where v.member_id = sqlc.arg(member_id)::uuid and v.name is not null and v.last_at > sqlc.arg(since)
order by w.written_at desc offset sqlc.arg(skip)::integer limit 1;

-- name: WritesElsewhere :one
-- Whether the member's texts in another thread appear soon, so that those in this one must not.
select exists (
    select 1 from community_voices v where v.member_id = @member_id::uuid and v.post_id <> @post_id and v.soon_until > @now::timestamptz
)::boolean as elsewhere;

-- name: AppearSoonUntil :exec
-- Marks the thread in which the member's texts appear soon. A running time is kept.
update community_voices set soon_until = @until::timestamptz
where id = @id and (soon_until is null or soon_until <= @now::timestamptz);

-- name: AddCommunityPost :execrows
-- No row when there is a post of this id.
insert into community_posts (id, title, content, category, tags, author_name, status, safety, rank, created_at, written_at)
values (@id, @title, @content, @category, @tags, @author_name, @status, sqlc.narg('safety'), community_rank(0, @created_at), @created_at, @written_at)
on conflict (id) do nothing;

-- name: AddCommunityTags :exec
insert into community_post_tags (tag, post_id, category, rank, created_at)
select unnest(p.tags), p.id, p.category, p.rank, p.created_at from community_posts p where p.id = @post_id;

-- name: DeleteCommunityTags :exec
delete from community_post_tags where post_id = @post_id;

-- name: LockCommunityPost :one
-- Locks a post, and with it its counters and the names in its thread; with whether the member opened it.
select p.id, p.title, p.content, p.category, p.tags, p.status, p.safety, p.created_at,
    exists (select 1 from community_voices o where o.post_id = p.id and o.original and o.member_id = @member_id::uuid) as yours,
    case when p.status = 'deleted' then exists (
        select 1 from community_comments c join community_voices v on v.id = c.voice_id
        where c.post_id = p.id and c.status = 'published' and not v.original
    ) else false end::boolean as answered
from community_posts p where p.id = @id for no key update of p;

-- name: CommunityVoice :one
select id, name, original from community_voices where post_id = @post_id and member_id = @member_id::uuid;

-- name: AddCommunityVoice :one
insert into community_voices (post_id, member_id, name, original, last_at)
values (@post_id, @member_id::uuid, sqlc.narg('name'), @original, sqlc.narg('last_at')) returning id;

-- name: NameCommunityVoice :exec
update community_voices set name = @name::smallint where id = @id;

-- name: CommunityNamesTaken :many
select name::smallint as name from community_voices where post_id = @post_id and name is not null;

-- name: UpdateCommunityPost :exec
update community_posts set title = @title, content = @content, category = @category, tags = @tags, status = @status, safety = sqlc.narg('safety'), edited_at = @edited_at
where id = @id;

-- name: DeleteCommunityPost :exec
-- The words go; what others wrote under them stays.
update community_posts set title = '', content = '', tags = '{}', status = 'deleted', safety = null where id = @id;

-- name: CountOnCommunityPost :exec
-- Changes a post's counters and its rank. The caller holds the post.
with counted as (
    update community_posts p set
        support_count = p.support_count + sqlc.arg(support)::integer, same_here_count = p.same_here_count + sqlc.arg(same_here)::integer,
        thank_you_count = p.thank_you_count + sqlc.arg(thank_you)::integer, comment_count = p.comment_count + sqlc.arg(comments)::integer,
        rank = community_rank(p.support_count + p.same_here_count + p.thank_you_count + 2 * p.comment_count
            + sqlc.arg(support)::integer + sqlc.arg(same_here)::integer + sqlc.arg(thank_you)::integer + 2 * sqlc.arg(comments)::integer, p.created_at)
    where p.id = @id
    returning p.id, p.rank
)
update community_post_tags t set rank = counted.rank from counted where t.post_id = counted.id;

-- name: RecountCommunityPost :exec
-- Recounts a post's comments and updates its rank. The caller holds the post.
with shown as (
    select count(*)::integer as comments from community_comments c where c.post_id = @id and c.status = 'published'
), counted as (
    update community_posts p set comment_count = shown.comments,
        rank = community_rank(p.support_count + p.same_here_count + p.thank_you_count + 2 * shown.comments, p.created_at)
    from shown where p.id = @id
    returning p.id, p.rank
)
update community_post_tags t set rank = counted.rank from counted where t.post_id = counted.id;

-- name: CommunityPostPlace :one
-- A post's position in the lists. A hidden one has a position for its author only.
select p.rank, p.created_at from community_posts p
where p.id = @id and (p.status = 'published' or exists (
    select 1 from community_voices v where v.post_id = p.id and v.original and v.member_id = @viewer::uuid
));

-- name: TrendingPosts :many
select p.id from community_posts p where p.status = 'published' and (p.rank, p.id) < (@rank::double precision, @id::uuid)
order by p.rank desc, p.id desc limit @max_rows;

-- name: RecentPosts :many
select p.id from community_posts p where p.status = 'published' and (p.created_at, p.id) < (@created_at::timestamptz, @id::uuid)
order by p.created_at desc, p.id desc limit @max_rows;

-- name: TrendingPostsIn :many
select p.id from community_posts p
where p.status = 'published' and p.category = @category and (p.rank, p.id) < (@rank::double precision, @id::uuid)
order by p.rank desc, p.id desc limit @max_rows;

-- name: RecentPostsIn :many
select p.id from community_posts p
where p.status = 'published' and p.category = @category and (p.created_at, p.id) < (@created_at::timestamptz, @id::uuid)
order by p.created_at desc, p.id desc limit @max_rows;

-- name: TrendingPostsTagged :many
-- In one category, or in all for an empty one.
select t.post_id from community_post_tags t join community_posts p on p.id = t.post_id and p.status = 'published'
where t.tag = @tag and (@category::text = '' or t.category = @category::text) and (t.rank, t.post_id) < (@rank::double precision, @id::uuid)
order by t.rank desc, t.post_id desc limit @max_rows;

-- name: RecentPostsTagged :many
select t.post_id from community_post_tags t join community_posts p on p.id = t.post_id and p.status = 'published'
where t.tag = @tag and (@category::text = '' or t.category = @category::text) and (t.created_at, t.post_id) < (@created_at::timestamptz, @id::uuid)
order by t.created_at desc, t.post_id desc limit @max_rows;

-- name: CommunitySummaries :many
-- Posts for lists, for one reader, in any order. Opening is long enough for an excerpt.
select p.id, p.title, left(p.content, 600)::text as opening, p.category, p.tags, p.author_name, p.status,
    p.support_count, p.same_here_count, p.thank_you_count, p.comment_count, p.created_at, p.written_at, (p.edited_at is not null)::boolean as edited,
    coalesce(o.member_id = @viewer::uuid, false)::boolean as yours,
    array(
        select r.kind || case when r.remove_at is not null then '-' when r.appears_at is not null then '+' else '' end
        from community_voices v join community_reactions r on r.voice_id = v.id
        where v.post_id = p.id and v.member_id = @viewer::uuid
    )::text[] as reacted
from community_posts p left join community_voices o on o.post_id = p.id and o.original
where p.id = any(@ids::uuid[]) and p.status = 'published';

-- name: CommunityPost :one
-- One post for one reader, in any status: the caller decides about access. Answered: another member's comment is
-- published. Appealable: the author may still appeal.
select p.id, p.title, p.content, p.category, p.tags, p.author_name, p.status, p.safety,
    p.support_count, p.same_here_count, p.thank_you_count, p.comment_count, p.created_at, p.written_at, (p.edited_at is not null)::boolean as edited,
    coalesce(o.member_id = @viewer::uuid, false)::boolean as yours,
    array(
        select r.kind || case when r.remove_at is not null then '-' when r.appears_at is not null then '+' else '' end
        from community_voices v join community_reactions r on r.voice_id = v.id
        where v.post_id = p.id and v.member_id = @viewer::uuid
    )::text[] as reacted,
    case when p.status = 'deleted' then exists (
        select 1 from community_comments c join community_voices v on v.id = c.voice_id
        where c.post_id = p.id and c.status = 'published' and not v.original
    ) else false end::boolean as answered,
    case when p.status in ('hidden', 'removed') then not exists (
        select 1 from moderation_cases m where m.post_id = p.id and m.comment_id is null and m.appeal is not null
    ) and coalesce((
        select m.outcome in ('hide', 'remove') from moderation_cases m
        where m.post_id = p.id and m.comment_id is null and m.decided_at is not null order by m.decided_at desc limit 1
    ), false) else false end::boolean as appealable,
    coalesce(y.follows, y.name is not null, false)::boolean as following, (y.saved_at is not null)::boolean as saved
from community_posts p
left join community_voices o on o.post_id = p.id and o.original
left join community_voices y on y.post_id = p.id and y.member_id = @viewer::uuid
where p.id = @id;

-- name: AddCommunityComment :execrows
-- Adds a comment that appears after all visible ones of the thread, and after the author's own. The caller holds the
-- post. No row if a comment with this id exists.
with said as (
    insert into community_comments (id, post_id, voice_id, content, status, safety, to_tell, written_at, created_at)
    values (@id, @post_id, @voice_id, @content, @status, sqlc.narg('safety'), true, @written_at, greatest(@created_at::timestamptz, (
        select max(c.created_at) + interval '1 microsecond' from community_comments c
        where c.post_id = @post_id and (c.status <> 'scheduled' or c.voice_id = @voice_id)
    )))
    on conflict (id) do nothing
    returning voice_id, written_at
)
update community_voices v set last_at = said.written_at from said where v.id = said.voice_id;

-- name: LockCommunityComment :one
-- A comment of a thread, whose post the caller holds, with whether it is the member's.
select c.id, c.voice_id, c.content, c.status, c.safety, coalesce(v.member_id = @member_id::uuid, false)::boolean as yours
from community_comments c join community_voices v on v.id = c.voice_id
where c.id = @id and c.post_id = @post_id for no key update of c;

-- name: UpdateCommunityComment :exec
update community_comments set content = @content, status = @status, safety = sqlc.narg('safety'), edited_at = @edited_at where id = @id;

-- name: DeleteCommunityComment :exec
update community_comments set content = '', status = 'deleted', safety = null where id = @id;

-- name: ForgetCommentNotices :exec
-- A notice of several answers stays, and leads to the post.
update community_notices set comment_id = null where comment_id = @comment_id::uuid and kind in ('answer', 'followed');

-- name: CommunityCommentPlace :one
-- The position of a comment that the reader can see.
select c.created_at from community_comments c join community_voices v on v.id = c.voice_id
where c.id = @id and c.post_id = @post_id and (c.status = 'published' or (v.member_id = @viewer::uuid and c.status <> 'deleted'));

-- name: CommunityCommentsAfter :many
-- The comments of a thread that the reader can see after a position, oldest first.
select c.id, c.content, c.status, c.safety, c.created_at, c.written_at, (c.edited_at is not null)::boolean as edited, coalesce(v.name, 0)::smallint as name, v.original,
    coalesce(v.member_id = @viewer::uuid, false)::boolean as yours,
    case when c.status in ('hidden', 'removed') then not exists (
        select 1 from moderation_cases m where m.post_id = c.post_id and m.comment_id = c.id and m.appeal is not null
    ) and coalesce((
        select m.outcome in ('hide', 'remove') from moderation_cases m
        where m.post_id = c.post_id and m.comment_id = c.id and m.decided_at is not null order by m.decided_at desc limit 1
    ), false) else false end::boolean as appealable
from community_comments c join community_voices v on v.id = c.voice_id
where c.post_id = @post_id and (c.created_at, c.id) > (@created_at::timestamptz, @id::uuid)
    and (c.status = 'published' or (v.member_id = @viewer::uuid and c.status <> 'deleted'))
order by c.created_at, c.id limit @max_rows;

-- name: CommunityCommentsBefore :many
-- Newest first: as CommunityCommentsAfter, the other way.
select c.id, c.content, c.status, c.safety, c.created_at, c.written_at, (c.edited_at is not null)::boolean as edited, coalesce(v.name, 0)::smallint as name, v.original,
    coalesce(v.member_id = @viewer::uuid, false)::boolean as yours,
    case when c.status in ('hidden', 'removed') then not exists (
        select 1 from moderation_cases m where m.post_id = c.post_id and m.comment_id = c.id and m.appeal is not null
    ) and coalesce((
        select m.outcome in ('hide', 'remove') from moderation_cases m
        where m.post_id = c.post_id and m.comment_id = c.id and m.decided_at is not null order by m.decided_at desc limit 1
    ), false) else false end::boolean as appealable
from community_comments c join community_voices v on v.id = c.voice_id
where c.post_id = @post_id and (c.created_at, c.id) < (@created_at::timestamptz, @id::uuid)
    and (c.status = 'published' or (v.member_id = @viewer::uuid and c.status <> 'deleted'))
order by c.created_at desc, c.id desc limit @max_rows;

-- name: AddCommunityReaction :execrows
-- Without a time it is counted at once, by the caller.
insert into community_reactions (voice_id, kind, appears_at) values (@voice_id, @kind, sqlc.narg('appears_at'))
on conflict (voice_id, kind) do nothing;

-- name: RestoreCommunityReaction :execrows
-- Takes back a removal. The reaction is still counted.
update community_reactions set remove_at = null where voice_id = @voice_id and kind = @kind and remove_at is not null;

-- name: DropUncountedReaction :execrows
delete from community_reactions where voice_id = @voice_id and kind = @kind and appears_at is not null;

-- name: WithdrawCommunityReaction :exec
-- The reaction is counted until then.
update community_reactions set remove_at = coalesce(remove_at, @remove_at) where voice_id = @voice_id and kind = @kind;

-- name: DeleteCommunityReaction :execrows
delete from community_reactions where voice_id = @voice_id and kind = @kind;

-- name: DueCommunityReactions :many
select r.voice_id, r.kind, v.post_id from community_reactions r join community_voices v on v.id = r.voice_id
where r.appears_at <= @now::timestamptz order by r.appears_at limit @max_rows;

-- name: AppearCommunityReaction :execrows
update community_reactions set appears_at = null where voice_id = @voice_id and kind = @kind and appears_at is not null;

-- name: CommunityReactions :one
-- Reacted: the viewer's reactions, with "+" if they are not counted yet, and with "-" if they were removed and are still
-- counted.
select p.support_count, p.same_here_count, p.thank_you_count, array(
    select r.kind || case when r.remove_at is not null then '-' when r.appears_at is not null then '+' else '' end
    from community_voices v join community_reactions r on r.voice_id = v.id
    where v.post_id = p.id and v.member_id = @viewer::uuid
)::text[] as reacted
from community_posts p where p.id = @id;

-- name: OwnCommunityPlace :one
-- The position of an own item in the member's list.
select p.written_at from community_voices v join community_posts p on p.id = v.post_id
where p.id = @id and v.member_id = @member_id::uuid and v.original
union all
select c.written_at from community_voices v join community_comments c on c.voice_id = v.id
where c.id = @id and v.member_id = @member_id::uuid
limit 1;

-- name: OwnCommunity :many
-- The member's undeleted items, last written first; a post's title only if they may read it. Open: the thread can be
-- opened. Texts are read only for the rows of the page. Fresh: under a post, the number of comments by others since the
-- member has read the thread.
select w.kind, w.id, w.post_id, w.written_at, coalesce(c.status, p.status)::text as status,
    left(coalesce(c.content, p.content), 600)::text as opening,
    (case when p.status = 'published' or w.original then p.title else '' end)::text as title,
    (case p.status when 'published' then true when 'deleted' then exists (
        select 1 from community_comments a join community_voices v on v.id = a.voice_id
        where a.post_id = p.id and a.status = 'published' and not v.original
    ) else w.original end)::boolean as open,
    coalesce((
        select m.outcome from moderation_cases m
        where m.post_id = w.post_id and m.comment_id is not distinct from w.comment_id and m.decided_at is not null
        order by m.decided_at desc limit 1
    ), '')::text as outcome,
    exists (
        select 1 from moderation_cases m
        where m.post_id = w.post_id and m.comment_id is not distinct from w.comment_id and m.appeal is not null
    )::boolean as appealed,
    coalesce(w.read_at, w.written_at)::timestamptz as read_at,
    (case when w.comment_id is null then (
        select count(*) from community_comments f
        where f.post_id = w.post_id and f.created_at > coalesce(w.read_at, w.written_at) - interval '1 day'
            -- A comment becomes visible a little after its time, and its followers are notified then.
            and coalesce(f.told_at, f.created_at) > coalesce(w.read_at, w.written_at) and f.status = 'published' and f.voice_id <> w.voice_id
    ) else 0 end)::bigint as fresh
from (
    select a.* from (
        select 'post'::text as kind, p.id, p.id as post_id, null::uuid as comment_id, v.id as voice_id, v.read_at, v.original, p.written_at
        from community_voices v join community_posts p on p.id = v.post_id
        where v.member_id = @member_id::uuid and v.name is not null and v.original and p.status <> 'deleted'
        union all
        select 'comment'::text, c.id, c.post_id, c.id, v.id, v.read_at, v.original, c.written_at
        from community_voices v join community_comments c on c.voice_id = v.id
        where v.member_id = @member_id::uuid and v.name is not null and c.status <> 'deleted'
    ) a
    where (a.written_at, a.id) < (@written_at::timestamptz, @id::uuid)
    order by a.written_at desc, a.id desc limit @max_rows
) w
join community_posts p on p.id = w.post_id
left join community_comments c on c.id = w.comment_id
order by w.written_at desc, w.id desc;

-- name: DueCommunityPosts :many
-- The texts that appear now, in that order.
select p.id from community_posts p where p.status = 'scheduled' and p.created_at <= @now::timestamptz
order by p.created_at limit @max_rows;

-- name: DueCommunityComments :many
select c.id, c.post_id from community_comments c where c.status = 'scheduled' and c.created_at <= @now::timestamptz
order by c.created_at limit @max_rows;

-- name: FollowThread :exec
update community_voices set follows = @follows::boolean where id = @id;

-- name: SavePost :exec
-- A post that is saved again keeps its place.
update community_voices set saved_at = case when @saved::boolean then coalesce(saved_at, @now::timestamptz) end where id = @id;

-- name: SavedPlace :one
-- The position of a post in the member's saved posts.
select v.saved_at::timestamptz as saved_at from community_voices v
where v.post_id = @post_id and v.member_id = @member_id::uuid and v.saved_at is not null;

-- name: SavedPosts :many
-- The posts that the member has saved and can still read, last saved first.
select v.post_id from community_voices v join community_posts p on p.id = v.post_id and p.status = 'published'
where v.member_id = @member_id::uuid and v.saved_at is not null and (v.saved_at, v.post_id) < (@saved_at::timestamptz, @post_id::uuid)
order by v.saved_at desc, v.post_id desc limit @max_rows;

-- name: SeeThread :exec
-- The member has read the thread, and so the notices about its comments.
with seen as (
    update community_voices v set read_at = @now::timestamptz where v.post_id = @post_id and v.member_id = @member_id::uuid
)
update community_notices n set seen_at = @now::timestamptz from community_voices v
where v.post_id = @post_id and v.member_id = @member_id::uuid and n.voice_id = v.id and n.kind in ('answer', 'followed') and n.seen_at is null;
