-- name: SavedResources :many
-- The slugs of a member's saved pieces.
select resource from saved_resources where member_id = $1;

-- name: SaveResource :exec
-- Again is once; nothing for a member who is gone.
insert into saved_resources (member_id, resource) select m.id, @resource from members m where m.id = @member_id
on conflict (member_id, resource) do nothing;

-- name: UnsaveResource :exec
delete from saved_resources where member_id = @member_id and resource = @resource;

-- name: ReadingPlaces :many
-- Where the member left pieces, last left first.
select resource, percent, left_at from reading_places where member_id = $1 order by left_at desc, resource;

-- name: LeaveResource :exec
-- Stores where a member left a piece, and forgets the pieces with this many left later. Nothing for a member who is
-- gone.
with kept as (
    insert into reading_places (member_id, resource, percent, left_at)
    select m.id, @resource, @percent, clock_timestamp() from members m where m.id = @member_id
    on conflict (member_id, resource) do update set percent = excluded.percent, left_at = excluded.left_at
)
delete from reading_places p where p.member_id = @member_id and p.resource in (
    select o.resource from reading_places o where o.member_id = @member_id and o.resource <> @resource
    order by o.left_at desc, o.resource offset @others::integer
);

-- name: ForgetPlace :exec
delete from reading_places where member_id = @member_id and resource = @resource;

-- name: JournalEntry :one
select * from journal_entries where member_id = @member_id and id = @id;

-- name: JournalEntries :many
-- Newest first.
select * from journal_entries where member_id = @member_id order by created_at desc, id desc limit @max_rows;

-- name: JournalEntriesBefore :many
-- Newest first, those that come after one entry; none when it is not there.
select e.* from journal_entries b
join journal_entries e on e.member_id = b.member_id and (e.created_at, e.id) < (b.created_at, b.id)
where b.member_id = @member_id and b.id = @before
order by e.created_at desc, e.id desc limit @max_rows;

-- name: WriteJournalEntry :one
-- No row if the entry was changed since the given time (or exists, for null), if the journal is full, or if the member
-- is gone. The creation time stays; the time of change only grows.
insert into journal_entries (member_id, id, resource, prompt, sealed)
select m.id, @id::uuid, @resource::text, sqlc.narg('prompt')::smallint, @sealed::bytea from members m
where m.id = @member_id
    and (select count(*) from journal_entries o where o.member_id = m.id and o.id <> @id::uuid) < @most::bigint
on conflict (member_id, id) do update set
    resource = excluded.resource, prompt = excluded.prompt, sealed = excluded.sealed,
    updated_at = greatest(clock_timestamp(), journal_entries.updated_at + interval '1 microsecond')
where journal_entries.updated_at = sqlc.narg('based_on')::timestamptz
returning *;

-- name: DeleteJournalEntry :execrows
delete from journal_entries where member_id = @member_id and id = @id;

-- name: JournalSealedOtherwise :many
-- Entries that are not sealed with the present key, one page: after the row with these ids.
select member_id, id, sealed from journal_entries
where (member_id, id) > (@after_member::uuid, @after_id::uuid)
    and substring(sealed from 1 for octet_length(@header::bytea)) <> @header::bytea
order by member_id, id limit @max_rows;

-- name: JournalSealHeaders :many
-- The distinct headers of all sealed entries: version, length of the key's name, and the name. It reads every entry.
select distinct substring(sealed from 1 for 2 + get_byte(substring(sealed from 2 for 1), 0))::bytea as header
from journal_entries where octet_length(sealed) > 2;

-- name: JournalSealedWith :one
-- Some entry whose seal begins with a header.
select member_id, id, sealed from journal_entries
where substring(sealed from 1 for octet_length(@header::bytea)) = @header::bytea limit 1;

-- name: ResealJournalEntry :exec
-- Only if it is unchanged since it was read.
update journal_entries set sealed = @sealed where member_id = @member_id and id = @id and sealed = @was::bytea;
