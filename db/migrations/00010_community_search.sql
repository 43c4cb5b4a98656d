-- +goose Up

-- Which sounds have been written in which way, in some post, both as numbers (see db/words). It only tells whether looking for
-- another spelling can find anything: a pair stays when its posts are gone, and nothing of them can be read from it.
create table community_spellings (
    sound integer not null,
    spelling integer not null,
    primary key (sound, spelling)
);

-- Posts from before say nothing of their spellings, so that there may be others of every sound.
insert into community_spellings (sound, spelling) select 0, 0 where exists (select from community_post_words);

-- +goose StatementBegin
-- The newest posts before a number that the index takes for holding what is looked for, newest first. Within narrows it down
-- to a part of time and a category, null for everything; of the three ways in which a post may hold it, null leaves one out.
-- Of parts and mixed_parts the index is asked; a post has to have all of parts_all and mixed_all as well, which is seen when it
-- was found. It is a function because of how it is planned: always through the index of words and never anew, which takes
-- longer than most searches. The three names for one value keep Postgres from drawing it out of the three ways and asking the
-- index for it alone.
create function community_candidates(
    within text, whole text, mixed text, mixed_parts integer[], mixed_all integer[], parts integer[], parts_all integer[],
    before bigint, most integer
) returns table (seq bigint, post_id uuid)
language plpgsql stable rows 128
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
    in_whole constant tsquery := within;
    in_mixed constant tsquery := within;
    in_parts constant tsquery := within;
    as_whole constant tsquery := whole;
    as_mixed constant tsquery := mixed;
begin
    if within is null then
        return query
        with found as materialized (
            select w.seq, w.post_id from community_post_words w
            where w.words @@ as_whole
                or (w.words @@ as_mixed and w.grams @> mixed_parts and (w.grams @> mixed_all) is true)
                or (w.grams @> parts and (w.grams @> parts_all) is true)
        )
        select f.seq, f.post_id from found f where f.seq < before order by f.seq desc limit most;
    else
        return query
        with found as materialized (
            select w.seq, w.post_id from community_post_words w
            where (w.words @@ in_whole and w.words @@ as_whole)
                or (w.words @@ in_mixed and w.words @@ as_mixed and w.grams @> mixed_parts and (w.grams @> mixed_all) is true)
                or (w.words @@ in_parts and w.grams @> parts and (w.grams @> parts_all) is true)
        )
        select f.seq, f.post_id from found f where f.seq < before order by f.seq desc limit most;
    end if;
end
$$;
-- +goose StatementEnd

-- In what share of all posts the most common words and numbers stand, as far as Postgres has counted them.
create function community_word_shares() returns table (words text[], of_words real[], grams integer[], of_grams real[])
language sql stable
as $$
    with counted as (
        select attname, most_common_elems::text as elements, most_common_elem_freqs as shares
        from pg_stats where schemaname = current_schema and tablename = 'community_post_words' and most_common_elems is not null
    )
    select
        coalesce((select elements::text[] from counted where attname = 'words'), '{}'),
        coalesce((select shares from counted where attname = 'words'), '{}'),
        coalesce((select elements::integer[] from counted where attname = 'grams'), '{}'),
        coalesce((select shares from counted where attname = 'grams'), '{}')
$$;

-- +goose Down
drop function community_word_shares;
drop function community_candidates;
drop table community_spellings;
