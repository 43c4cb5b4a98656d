-- name: FlagMessage :exec
insert into safety_flags (conversation_id, message_id, tier) values ($1, $2, $3)
on conflict (conversation_id, message_id) do nothing;

-- name: MarkUrgent :exec
-- After FlagMessage: the conversation is as urgent as the strongest of what waits to be acknowledged. Deleting the messages
-- takes nothing of it back.
update conversations c set
    urgent_since = coalesce(c.urgent_since, now()),
    urgent_tier = case when c.urgent_tier = 'urgent' or exists (
        select 1 from safety_flags f where f.conversation_id = c.id and f.acknowledged_at is null and f.tier = 'urgent'
    ) then 'urgent' else 'concern' end
where c.id = $1;

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
-- The number of conversations whose urgent state this ended: one, or none when nothing waited. What comes next begins anew,
-- with a letter at once.
update conversations set urgent_since = null, urgent_tier = null, urgent_told_at = null where id = $1 and urgent_since is not null;

-- name: TellUrgent :one
-- The coach is to be told of what is flagged: now, when they have not been since they last acknowledged or it is that long ago;
-- else that long after. No row when nothing waits (any more).
update conversations c set urgent_told_at = case
        when c.urgent_told_at is null or c.urgent_told_at <= now() - make_interval(mins => @every_minutes::int) then now()
        else c.urgent_told_at
    end
where c.id = @id and c.urgent_since is not null
returning c.urgent_told_at::timestamptz as told_at, (c.urgent_told_at = now())::boolean as due;

-- name: UrgentAlert :one
-- What waits to be acknowledged in a conversation and whom to tell: its coach, while they are open and the member is their
-- client. No row when there is nothing or nobody. Fresh says that something was flagged since the coach was last told.
select k.name as coach_name, k.email as coach_email,
    exists (
        select 1 from safety_flags f
        where f.conversation_id = c.id and f.acknowledged_at is null and (c.urgent_told_at is null or f.created_at > c.urgent_told_at)
    )::boolean as fresh
from conversations c
join members m on m.id = c.member_id and m.coach_id = c.coach_id
join coaches k on k.id = c.coach_id and k.is_active and k.verification_status = 'verified'
where c.id = $1 and c.urgent_since is not null;
