-- name: SafetyNotes :one
select * from safety_notes where member_id = @member_id;

-- name: WriteSafetyNotes :one
-- The caller holds the member's row lock and has compared the time of change, which only grows.
insert into safety_notes (member_id, sealed) values (@member_id, @sealed)
on conflict (member_id) do update set sealed = excluded.sealed,
    updated_at = greatest(clock_timestamp(), safety_notes.updated_at + interval '1 microsecond')
returning *;

-- name: ShareSafetyNotes :one
-- Repeating it keeps the time. No row if there are no notes.
update safety_notes set shared_at = coalesce(shared_at, now()) where member_id = @member_id
returning *;

-- name: StopSharingSafetyNotes :execrows
update safety_notes set shared_at = null where member_id = @member_id and shared_at is not null;

-- name: DeleteSafetyNotes :one
-- No row if there are no notes.
delete from safety_notes where member_id = @member_id
returning *;

-- name: SafetyNotesSharedWith :one
-- The notes that a current client shares with an active coach.
select n.* from safety_notes n
join members m on m.id = n.member_id and m.coach_id = @coach_id::uuid
join coaches k on k.id = m.coach_id and k.is_active and k.verification_status = 'verified'
where n.member_id = @member_id and n.shared_at is not null;

-- name: SafetyNotesSealedOtherwise :many
-- Notes that are not sealed with the present key, one page: after the row with this member.
select member_id, sealed from safety_notes
where member_id > @after_member::uuid and substring(sealed from 1 for octet_length(@header::bytea)) <> @header::bytea
order by member_id limit @max_rows;

-- name: SafetyNotesSealHeaders :many
-- The distinct headers of all seals: version, length of the key's name, and the name. It reads every row.
select distinct substring(sealed from 1 for 2 + get_byte(substring(sealed from 2 for 1), 0))::bytea as header
from safety_notes where octet_length(sealed) > 2;

-- name: SafetyNotesSealedWith :one
-- Some notes whose seal begins with a header.
select member_id, sealed from safety_notes
where substring(sealed from 1 for octet_length(@header::bytea)) = @header::bytea limit 1;

-- name: ResealSafetyNotes :exec
-- Only if they are unchanged since they were read.
update safety_notes set sealed = @sealed where member_id = @member_id and sealed = @was::bytea;
