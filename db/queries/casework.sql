-- name: LockOpenCoach :one
-- Locks an active coach's row until the transaction ends, like LockCoach, so that changes of their replies and notes
-- are counted and ordered one after the other. No row for an inactive coach.
select id from coaches where id = $1 and is_active and verification_status = 'verified' for no key update;

-- name: SavedReplies :many
-- An open coach's saved replies, in their own order.
select r.id, r.title, r.text from coach_saved_replies r
join coaches k on k.id = r.coach_id and k.is_active and k.verification_status = 'verified'
where r.coach_id = $1
order by r.position, r.id;

-- name: AddSavedReply :one
-- At the end of the list. No row when the list is full. The coach's row is held.
insert into coach_saved_replies (coach_id, title, text, position)
select @coach_id::uuid, @title::text, @text::text, coalesce(max(r.position), 0) + 1
from coach_saved_replies r where r.coach_id = @coach_id
having count(*) < @most::bigint
returning id;

-- name: ChangeSavedReply :execrows
update coach_saved_replies r set title = @title, text = @text, updated_at = now()
from coaches k
where r.id = @id and r.coach_id = @coach_id and k.id = r.coach_id and k.is_active and k.verification_status = 'verified';

-- name: DeleteSavedReply :execrows
delete from coach_saved_replies r using coaches k
where r.id = @id and r.coach_id = @coach_id and k.id = r.coach_id and k.is_active and k.verification_status = 'verified';

-- name: OrderSavedReplies :execrows
-- Each reply's place is its id's place in the list. The coach's row is held.
update coach_saved_replies r set position = o.place
from unnest(@ids::uuid[]) with ordinality as o (id, place)
where r.id = o.id and r.coach_id = @coach_id;

-- name: LockOwnClient :one
-- Locks a current client's row against deletion until the transaction ends. No row for another coach's client, or an
-- inactive coach.
select m.id from members m
join coaches k on k.id = m.coach_id and k.is_active and k.verification_status = 'verified'
where m.id = @member_id and m.coach_id = sqlc.arg('coach_id')::uuid
for key share of m;

-- name: IsOwnClient :one
select exists (
    select 1 from members m
    join coaches k on k.id = m.coach_id and k.is_active and k.verification_status = 'verified'
    where m.id = @member_id and m.coach_id = sqlc.arg('coach_id')::uuid
);

-- name: ClientNotes :many
-- A coach's notes about a client, newest first; all, or those about one session. The caller checks access. Text is set
-- on notes from before sealing.
select id, text, sealed, session_id, created_at, updated_at from coach_client_notes
where coach_id = @coach_id and member_id = @member_id
    and (sqlc.narg('session_id')::uuid is null or session_id = sqlc.narg('session_id')::uuid)
order by created_at desc, id desc;

-- name: IsSessionOfTheirs :one
select exists (select 1 from sessions where id = @id and coach_id = @coach_id and member_id = @member_id);

-- name: AddClientNote :one
-- No row when there are so many already. The client's row and the coach's are held.
insert into coach_client_notes (id, coach_id, member_id, sealed, session_id)
select @id::uuid, @coach_id::uuid, @member_id::uuid, @sealed::bytea, sqlc.narg('session_id')::uuid
where (select count(*) from coach_client_notes n where n.coach_id = @coach_id and n.member_id = @member_id) < @most::bigint
returning session_id, created_at, updated_at;

-- name: ChangeClientNote :one
update coach_client_notes n set sealed = @sealed::bytea, text = null, updated_at = now()
from members m, coaches k
where n.id = @id and n.coach_id = @coach_id and n.member_id = @member_id
    and m.id = n.member_id and m.coach_id = n.coach_id and k.id = n.coach_id and k.is_active and k.verification_status = 'verified'
returning n.session_id, n.created_at, n.updated_at;

-- name: DeleteClientNote :execrows
delete from coach_client_notes n using members m, coaches k
where n.id = @id and n.coach_id = @coach_id and n.member_id = @member_id
    and m.id = n.member_id and m.coach_id = n.coach_id and k.id = n.coach_id and k.is_active and k.verification_status = 'verified';

-- name: OpenNotes :many
-- Notes from before sealing, after an id.
select id, coach_id, member_id, coalesce(text, '')::text as text from coach_client_notes
where sealed is null and id > @after_id::uuid order by id limit @max_rows;

-- name: SealNote :exec
-- Only if it is unchanged: a concurrent change seals it itself.
update coach_client_notes set sealed = @sealed::bytea, text = null where id = @id and sealed is null and text = @was::text;

-- name: NoteSealHeaders :many
-- The headers of the sealed values: version, length of the key's name, and the name.
select distinct substring(sealed from 1 for 2 + get_byte(substring(sealed from 2 for 1), 0))::bytea as header
from coach_client_notes where octet_length(sealed) > 2;

-- name: NoteSealedWith :one
select id, coach_id, member_id, sealed from coach_client_notes
where sealed is not null and substring(sealed from 1 for octet_length(@header::bytea)) = @header::bytea limit 1;

-- name: NotesSealedOtherwise :many
-- Notes that are not sealed with the present key, after an id.
select id, coach_id, member_id, sealed from coach_client_notes
where sealed is not null and substring(sealed from 1 for octet_length(@header::bytea)) <> @header::bytea and id > @after_id::uuid
order by id limit @max_rows;

-- name: ResealNote :exec
-- Only while the same seal is there.
update coach_client_notes set sealed = @sealed::bytea where id = @id and sealed = @was::bytea;
