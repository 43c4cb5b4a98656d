-- name: SeededPosts :many
select id from community_posts where id = any(@ids::uuid[]);

-- name: SeededPeople :many
-- Which of these members are there.
select id from members where id = any(@ids::uuid[]);

-- name: SeedAdministrator :exec
insert into coaches (id, email, password_hash, name, time_zone, role, created_at)
values (@id, @email, @password_hash, @name, @time_zone, 'administrator', @created_at)
on conflict do nothing;

-- name: SeedStanding :exec
-- The guidelines are accepted, as a member does it before they first write.
insert into community_members (member_id, guidelines, accepted_at) values (@member_id, @guidelines, @accepted_at)
on conflict do nothing;

-- name: SeedPost :exec
insert into community_posts (
    id, title, content, category, tags, author_name, status, safety, support_count, same_here_count, thank_you_count, comment_count, rank,
    created_at, written_at
) values (
    @id, @title, @content, @category, @tags, @author_name, @status, sqlc.narg('safety'), @support, @same_here, @thank_you, @comments, 0,
    @created_at, @created_at
);

-- name: SeedRank :exec
-- A post's rank, from its numbers.
update community_posts
set rank = community_rank(support_count + same_here_count + thank_you_count + 2 * comment_count, created_at)
where id = $1;

-- name: SeedVoice :exec
insert into community_voices (id, post_id, member_id, name, original, last_at)
values (@id, @post_id, sqlc.narg('member_id'), sqlc.narg('name'), @original, sqlc.narg('last_at'));

-- name: SeedComment :exec
insert into community_comments (id, post_id, voice_id, content, created_at, written_at)
values (@id, @post_id, @voice_id, @content, @created_at, @created_at);

-- name: SeedReaction :exec
insert into community_reactions (voice_id, kind, created_at) values (@voice_id, @kind, @created_at);

-- name: SeedTags :exec
insert into community_post_tags (tag, post_id, category, rank, created_at)
select unnest(p.tags), p.id, p.category, p.rank, p.created_at from community_posts p where p.id = @post_id;

-- name: SeedCase :exec
insert into moderation_cases (id, post_id, comment_id, flagged, crisis, opened_at)
values (@id, @post_id, sqlc.narg('comment_id'), @flagged, sqlc.narg('crisis'), @opened_at);

-- name: SeedReport :exec
insert into community_flags (id, case_id, post_id, comment_id, voice_id, reason, notes, created_at)
values (@id, @case_id, @post_id, sqlc.narg('comment_id'), @voice_id, @reason, @notes, @created_at);

-- name: SeedAnswerNotice :exec
with told as (
    update community_comments c set notice_id = @id::uuid
    where c.notice_id is null and c.voice_id <> @voice_id::uuid and c.created_at <= @created_at::timestamptz
        and c.post_id = (select l.post_id from community_comments l where l.id = @comment_id::uuid)
)
insert into community_notices (id, voice_id, kind, comment_id, count, created_at, seen_at)
values (@id, @voice_id, 'answer', @comment_id, @count, @created_at, @seen_at);
