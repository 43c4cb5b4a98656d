-- name: FlagMessage :exec
insert into safety_flags (conversation_id, message_id, tier) values ($1, $2, $3)
on conflict (conversation_id, message_id) do nothing;

-- name: MarkUrgent :exec
update conversations set urgent_since = coalesce(urgent_since, now()) where id = $1;

-- name: LockClientConversation :one
-- The conversation of an open coach with a present client, held until the transaction ends, so that no message can be
-- flagged between looking at the flags and answering for them.
select c.* from conversations c
join members p on p.id = c.member_id and p.coach_id = c.coach_id
join coaches k on k.id = c.coach_id and k.is_active and k.verification_status = 'verified'
where c.member_id = @member_id and c.coach_id = @coach_id
for update of c;

-- name: AcknowledgeFlags :execrows
update safety_flags set acknowledged_at = now(), acknowledged_by = @coach_id
where conversation_id = @conversation_id and acknowledged_at is null;

-- name: ClearUrgent :execrows
-- The number of conversations whose urgent state this ended: one, or none when nothing waited.
update conversations set urgent_since = null where id = $1 and urgent_since is not null;
