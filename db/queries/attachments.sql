-- name: CountUnsentAttachments :one
-- How many files somebody has brought that no message carries yet; those on their way out count until they are gone.
select count(*) from attachments
where conversation_id is null
    and (member_id = sqlc.narg('member_id')::uuid or coach_id = sqlc.narg('coach_id')::uuid);

-- name: AddAttachment :exec
-- The row of a file that is about to be stored: nobody sees it yet.
insert into attachments (id, member_id, coach_id, kind, content_type, name, size, width, height, duration_ms, blob_key)
values (@id, @member_id, @coach_id, @kind, @content_type, @name, @size, @width, @height, @duration_ms, @blob_key);

-- name: AttachmentStored :execrows
-- The file is there. No row when everything of its owner was taken away meanwhile.
update attachments set stored_at = now() where id = @id and discarded_at is null;

-- name: ClaimAttachment :one
-- Puts a file into a conversation, once, for whoever brought it.
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
-- What the member brought, or what stands in a conversation of theirs.
select a.* from attachments a
left join conversations c on c.id = a.conversation_id
where a.id = @id and a.stored_at is not null and a.discarded_at is null
    and (c.member_id = @member_id::uuid or (a.conversation_id is null and a.member_id = @member_id::uuid));

-- name: AttachmentForCoach :one
-- What the coach brought and has not sent, or what stands in the conversation with a present client of an open coach.
select a.* from attachments a
left join conversations c on c.id = a.conversation_id
left join members p on p.id = c.member_id
left join coaches k on k.id = p.coach_id and k.is_active and k.verification_status = 'verified'
where a.id = @id and a.stored_at is not null and a.discarded_at is null
    and ((a.conversation_id is null and a.coach_id = @coach_id::uuid)
        or (c.coach_id = @coach_id::uuid and k.id = @coach_id::uuid));

-- name: DiscardUnsentAttachment :execrows
-- Whoever brought a file takes it back before it is sent.
update attachments set discarded_at = now()
where id = @id and conversation_id is null and stored_at is not null and discarded_at is null
    and (member_id = sqlc.narg('member_id')::uuid or coach_id = sqlc.narg('coach_id')::uuid);

-- name: DiscardForgottenAttachments :execrows
-- What was never sent, and what was never stored whole. Whoever sends one in this moment is either before or after.
update attachments set discarded_at = now()
where discarded_at is null and conversation_id is null
    and (created_at < @unsent_before or (stored_at is null and created_at < @unstored_before));

-- name: DiscardedAttachments :many
-- What has to go, a page at a time. A file that a message still names is left alone.
select a.id, a.blob_key from attachments a
where a.discarded_at is not null and a.id > @after
    and not exists (select 1 from messages m where m.attachment_id = a.id)
order by a.id limit @max_rows;

-- name: DeleteAttachment :exec
delete from attachments where id = @id;

-- name: AttachmentFilesOf :many
-- The files of a member who is leaving: those they brought, and those in their conversations. A page at a time.
select a.id, a.blob_key, (a.stored_at is null and a.created_at > @storing_since::timestamptz)::boolean as storing
from attachments a
where a.id > @after
    and (a.member_id = @member_id::uuid or a.conversation_id in (select c.id from conversations c where c.member_id = @member_id::uuid))
order by a.id limit @max_rows;
