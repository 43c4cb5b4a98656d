-- name: PutPostWords :exec
-- What a post is found by, as words.Of says it, and its category and places. The post's row stands already; written again, a
-- post keeps its place.
with given as (
    select sqlc.arg(post_id)::uuid as post_id, sqlc.arg(words)::text as words, sqlc.arg(grams)::integer[] as grams
), placed as (
    select g.post_id, g.words, g.grams, p.category, coalesce(
        (select w.seq from community_post_words w where w.post_id = g.post_id),
        nextval(pg_get_serial_sequence('community_post_words', 'seq'))
    ) as seq
    from given g join community_posts p on p.id = g.post_id
)
insert into community_post_words (seq, post_id, words, grams)
select d.seq, d.post_id, d.words::tsvector || array_to_tsvector(
    array['=' || d.category] || array(select '/' || level || '.' || (d.seq >> level) from generate_series(12, 30, 2) as level)
), d.grams
from placed d
on conflict (post_id) do update set words = excluded.words, grams = excluded.grams;

-- name: ForgetPostWords :exec
delete from community_post_words where post_id = sqlc.arg(post_id);

-- name: NewestPostWords :one
-- The largest number that a post has; 0 for none.
select coalesce(max(seq), 0)::bigint from community_post_words;

-- name: PostsWith :many
-- The posts of a part of the community's time that may hold what is looked for, newest first; what is not to be shown is left
-- out by whoever asks. The index of words alone is asked: beside the numbers Postgres might take the way by number, and read
-- everything.
with found as materialized (
    select w.seq, w.post_id from community_post_words w
    where w.words @@ sqlc.arg(whole)::text::tsquery
        or (w.words @@ sqlc.narg('parts')::text::tsquery and w.grams @> sqlc.arg(parts_grams)::integer[])
        or (w.words @@ sqlc.narg('mixed')::text::tsquery and w.grams @> sqlc.arg(mixed_grams)::integer[])
), newest as materialized (
    select seq, post_id from found where seq < sqlc.arg(before)::bigint order by seq desc limit sqlc.arg(max_rows)
)
select n.seq, p.id, p.title, p.content, p.tags, p.status, p.created_at
from newest n join community_posts p on p.id = n.post_id
order by n.seq desc;
