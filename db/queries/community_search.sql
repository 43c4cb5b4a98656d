-- name: PutPostWords :exec
-- Stores a post's search data from postsearch.Of, with its category and time ranges, and the spellings of its sounds.
-- The post's row exists; an edited post keeps its position.
with given as (
    select sqlc.arg(post_id)::uuid as post_id, sqlc.arg(words)::text as words, sqlc.arg(grams)::integer[] as grams
), spelled as (
    insert into community_spellings (sound, spelling)
    select unnest(sqlc.arg(sounds)::integer[]), unnest(sqlc.arg(spellings)::integer[])
    on conflict do nothing
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

-- name: WordShares :one
-- The shares of posts that contain the most common words and trigrams, from Postgres's last analyze; empty before the
-- first.
select words::text[] as words, of_words::real[] as of_words, grams::integer[] as grams, of_grams::real[] as of_grams
from community_word_shares();

-- name: PostsWith :many
-- The newest posts of a time range that may match (see community_candidates), newest first; the caller filters by
-- access.
select n.seq::bigint as seq, p.id, p.title, p.content, p.tags, p.status, p.created_at
from community_candidates(
    sqlc.narg('within')::text, sqlc.narg('whole')::text, sqlc.narg('mixed')::text, sqlc.narg('mixed_parts')::integer[],
    sqlc.narg('mixed_all')::integer[], sqlc.narg('parts')::integer[], sqlc.narg('parts_all')::integer[],
    sqlc.arg(before)::bigint, sqlc.arg(max_rows)::integer
) n join community_posts p on p.id = n.post_id
order by n.seq desc;

-- name: WrittenOtherwise :one
-- Whether any of these sounds occurs, or may occur, in another spelling than the given one.
select (exists (
    select from (select unnest(sqlc.arg(sounds)::integer[]) as sound, unnest(sqlc.arg(spellings)::integer[]) as spelling) asked
    join community_spellings s on s.sound = asked.sound and s.spelling <> asked.spelling
) or exists (select from community_spellings where sound = 0 and spelling = 0))::boolean as otherwise;
