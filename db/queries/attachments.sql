-- name: CountUnsentAttachments :one
-- Counts a person's unsent files; discarded ones count until they are deleted.
select count(*) from attachments
where conversation_id is null
    and (member_id = sqlc.narg('member_id')::uuid or coach_id = sqlc.narg('coach_id')::uuid);

-- name: AddAttachment :exec
-- Adds the row of a file before it is stored: it is not visible yet.
insert into attachments (id, member_id, coach_id, kind, content_type, name, size, width, height, duration_ms, blob_key)
values (@id, @member_id, @coach_id, @kind, @content_type, @name, @size, @width, @height, @duration_ms, @blob_key);

-- name: AttachmentStored :execrows
-- Marks the file as stored. No row if all of its owner's files were discarded since.
update attachments set stored_at = now() where id = @id and discarded_at is null;

-- name: ClaimAttachment :one
-- Attaches a file to a conversation, once, for its uploader.
update attachments set conversation_id = @conversation_id::uuid
where id = @id and conversation_id is null and stored_at is not null and discarded_at is null
    and (member_id = sqlc.narg('member_id')::uuid or coach_id = sqlc.narg('coach_id')::uuid)
returning *;

-- name: AttachmentSent :one
-- Whether a file of this person's is in a conversation already; asked only when it could not be claimed.
select exists (
    select 1 from attachments
    where id = @id and conversation_id is not null and discarded_at is null
        and (member_id = sqlc.narg('member_id')::uuid or coach_id = sqlc.narg('coach_id')::uuid)
)::boolean;

-- name: AttachmentForMember :one
-- A file that the member uploaded, or that is in a conversation of theirs.
select a.* from attachments a
left join conversations c on c.id = a.conversation_id
where a.id = @id and a.stored_at is not null and a.discarded_at is null
    and (c.member_id = @member_id::uuid or (a.conversation_id is null and a.member_id = @member_id::uuid));

-- name: AttachmentForCoach :one
-- An unsent file of the coach, or one in the conversation with a current client of an active coach.
select a.* from attachments a
left join conversations c on c.id = a.conversation_id
left join members p on p.id = c.member_id
left join coaches k on k.id = p.coach_id and k.is_active and k.verification_status = 'verified'
where a.id = @id and a.stored_at is not null and a.discarded_at is null
    and ((a.conversation_id is null and a.coach_id = @coach_id::uuid)
        or (c.coach_id = @coach_id::uuid and k.id = @coach_id::uuid));

-- name: DiscardUnsentAttachment :execrows
-- Discards an unsent file of its uploader.
update attachments set discarded_at = now()
where id = @id and conversation_id is null and stored_at is not null and discarded_at is null
    and (member_id = sqlc.narg('member_id')::uuid or coach_id = sqlc.narg('coach_id')::uuid);

-- name: DiscardForgottenAttachments :execrows
-- Discards unsent and incomplete files. A concurrent send is either before or after.
update attachments set discarded_at = now()
where discarded_at is null and conversation_id is null
    and (created_at < @unsent_before or (stored_at is null and created_at < @unstored_before));

-- name: DiscardedAttachments :many
-- Discarded files, one page. A file that a message still refers to is excluded.
select a.id, a.blob_key from attachments a
where a.discarded_at is not null and a.id > @after
    and not exists (select 1 from messages m where m.attachment_id = a.id)
order by a.id limit @max_rows;

-- name: DeleteAttachment :exec
delete from attachments where id = @id;

-- name: AttachmentFilesOf :many
-- The files of a member who deletes their account: those they uploaded, and those in their conversations. One page.
select a.id, a.blob_key, (a.stored_at is null and a.created_at > @storing_since::timestamptz)::boolean as storing
from attachments a
where a.id > @after
    and (a.member_id = @member_id::uuid or a.conversation_id in (select c.id from conversations c where c.member_id = @member_id::uuid))
order by a.id limit @max_rows;
