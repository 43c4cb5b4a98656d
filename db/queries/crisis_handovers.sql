-- name: AddCrisisHandover :exec
-- The conversation's row is held.
insert into crisis_handovers (id, member_id, coach_id, sealed) values (@id, @member_id, @coach_id, sqlc.narg('sealed'));

-- name: CrisisOpening :one
-- Since when a client's flagged words wait with a coach, and when the coach first read the conversation with flagged
-- words waiting, which may be before. The caller checks access.
select c.urgent_since, c.urgent_opened_at
from conversations c where c.member_id = @member_id and c.coach_id = @coach_id;

-- name: CrisisHandovers :many
-- The coaches' calls for the team about a client since a time, newest first. The caller checks access.
select h.id, h.coach_id, h.member_id, k.name as coach_name, h.sealed, h.handed_at
from crisis_handovers h
join coaches k on k.id = h.coach_id
where h.member_id = @member_id and h.handed_at >= @since::timestamptz
order by h.handed_at desc, h.id desc;

-- name: HandoverNoteSealHeaders :many
-- The headers of the sealed values: version, length of the key's name, and the name.
select distinct substring(sealed from 1 for 2 + get_byte(substring(sealed from 2 for 1), 0))::bytea as header
from crisis_handovers where octet_length(sealed) > 2;

-- name: HandoverNoteSealedWith :one
select id, coach_id, member_id, sealed from crisis_handovers
where sealed is not null and substring(sealed from 1 for octet_length(@header::bytea)) = @header::bytea limit 1;

-- name: HandoverNotesSealedOtherwise :many
-- Notes that are not sealed with the present key, after an id.
select id, coach_id, member_id, sealed from crisis_handovers
where sealed is not null and substring(sealed from 1 for octet_length(@header::bytea)) <> @header::bytea and id > @after_id::uuid
order by id limit @max_rows;

-- name: ResealHandoverNote :exec
-- Only while the same seal is there.
update crisis_handovers set sealed = @sealed::bytea where id = @id and sealed = @was::bytea;
