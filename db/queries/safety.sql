-- name: FlagMessage :exec
-- After MarkUrgent, with its number.
insert into safety_flags (conversation_id, message_id, tier, mark) values ($1, $2, $3, $4)
on conflict (conversation_id, message_id) do nothing;

-- name: FlagEditedMessage :exec
-- After MarkUrgent, with its number. A flag of the same message that waits keeps its time, unless it was weaker, and
-- the stronger tier.
insert into safety_flags as f (conversation_id, message_id, tier, mark, from_edit) values ($1, $2, $3, $4, true)
on conflict (conversation_id, message_id) do update set
    tier = case when f.acknowledged_at is null and f.tier = 'urgent' then 'urgent' else excluded.tier end,
    mark = excluded.mark, from_edit = true,
    created_at = case when f.acknowledged_at is null and (f.tier = 'urgent' or excluded.tier = 'concern') then f.created_at else now() end,
    acknowledged_at = null, acknowledged_by = null;

-- name: KeepFlaggedText :exec
-- Keeps a text that its message no longer has, once, while the flag waits.
update safety_flags f set kept_texts = f.kept_texts || @text::text
where f.conversation_id = @conversation_id and f.message_id = @message_id and f.acknowledged_at is null and not @text::text = any(f.kept_texts);

-- name: FlagGoal :exec
-- After MarkUrgent, with its number: words of a goal's.
insert into goal_flags (conversation_id, goal_id, tier, mark) values ($1, $2, $3, $4);

-- name: MarkUrgent :one
-- Sets the conversation's urgency to the highest waiting tier. Deleting the text does not lower it. Returns the number
-- of the flag; numbers follow commits, because the conversation's row is locked from here.
update conversations c set
    urgent_mark = c.urgent_mark + 1, urgent_since = coalesce(c.urgent_since, now()),
    urgent_tier = case when 'urgent' in (c.urgent_tier, @tier::text) then 'urgent' else 'concern' end
where c.id = @id
returning c.urgent_mark;

-- name: LockClientConversation :one
-- The conversation of an open coach with a present client, held until the transaction ends, so that no message can be
-- flagged between looking at the flags and answering for them.
select c.* from conversations c
join members p on p.id = c.member_id and p.coach_id = c.coach_id
join coaches k on k.id = c.coach_id and k.is_active and k.verification_status = 'verified'
where c.member_id = @member_id and c.coach_id = @coach_id
for update of c;

-- name: AcknowledgeFlags :exec
-- Acknowledges flags up to a number, in messages and in goals, and deletes the texts that were kept for the people on
-- call.
with goals as (
    update goal_flags g set acknowledged_at = now(), acknowledged_by = @coach_id
    where g.conversation_id = @conversation_id and g.acknowledged_at is null and g.mark <= @through
), carried as (
    -- Flags in the conversation with an earlier coach waited here.
    update safety_flags e set kept_texts = '{}'
    from conversations c join conversations o on o.member_id = c.member_id and o.id <> c.id and o.urgent_since is null
    where c.id = @conversation_id and e.conversation_id = o.id and e.kept_texts <> '{}'
)
update safety_flags f set acknowledged_at = now(), acknowledged_by = @coach_id, kept_texts = '{}'
where f.conversation_id = @conversation_id and f.acknowledged_at is null and f.mark <= @through;

-- name: SettleUrgent :one
-- After AcknowledgeFlags with the same number: later flags still wait, and without any the urgent state and the case of
-- the people on call end. The next flag then causes an email at once. Changed is the number of changed conversations:
-- one, or none. The case is the nil UUID if none
-- was closed.
with settled as (
    update conversations c set
        urgent_since = rest.since, urgent_tier = rest.tier, urgent_notified_at = case when rest.since is not null then c.urgent_notified_at end
    from (
        select min(waits.created_at) as since,
            case when bool_or(waits.tier = 'urgent') then 'urgent' when count(*) > 0 then 'concern' end as tier
        from (
            select f.created_at, f.tier from safety_flags f where f.conversation_id = @id and f.acknowledged_at is null and f.mark > @through
            union all
            select g.created_at, g.tier from goal_flags g where g.conversation_id = @id and g.acknowledged_at is null and g.mark > @through
        ) waits
    ) rest
    where c.id = @id and c.urgent_since is not null
        and (rest.since is distinct from c.urgent_since or rest.tier is distinct from c.urgent_tier)
    returning c.id, c.urgent_since
), closed as (
    update on_call_cases k set closed_at = now() from settled
    where k.conversation_id = settled.id and settled.urgent_since is null and k.closed_at is null
    returning k.id
)
select (select count(*) from settled) as changed, coalesce((select closed.id from closed), '00000000-0000-0000-0000-000000000000')::uuid as case_id;

-- name: TakeUrgent :one
-- Ends the urgent states of a member's conversations with other coaches than this one, who can no longer acknowledge
-- them, and returns the earliest time and highest tier; no row without any. The caller holds the member's row.
with taken as (
    update conversations c set urgent_since = null, urgent_tier = null, urgent_notified_at = null
    from (
        select o.id, o.urgent_since as since, o.urgent_tier as tier from conversations o
        where o.member_id = @member_id and o.coach_id <> @coach_id and o.urgent_since is not null for update
    ) old
    where c.id = old.id
    returning old.since, old.tier
)
select min(since)::timestamptz as since, bool_or(tier = 'urgent')::boolean as urgent from taken having count(*) > 0;

-- name: CarryUrgent :exec
-- What waited with another coach waits here from now on.
update conversations c set
    urgent_since = least(c.urgent_since, @since::timestamptz),
    urgent_tier = case when c.urgent_tier = 'urgent' or @urgent::boolean then 'urgent' else 'concern' end
where c.id = @id;

-- name: UrgentWith :one
-- The conversation of these two, when something waits there to be acknowledged.
select id from conversations where member_id = @member_id and coach_id = @coach_id and urgent_since is not null;

-- name: TellUrgent :one
-- Claims the email about flags: now, if none was sent since the last acknowledgment or within the interval; else it
-- returns the time of the last one. No row if nothing waits.
update conversations c set urgent_notified_at = case
        when c.urgent_notified_at is null or c.urgent_notified_at <= now() - make_interval(mins => @every_minutes::int) then now()
        else c.urgent_notified_at
    end
where c.id = @id and c.urgent_since is not null
returning c.urgent_notified_at::timestamptz as notified_at, (c.urgent_notified_at = now())::boolean as due;

-- name: UrgentAlert :one
-- The waiting flags of a conversation, and its coach. No row without any. Reached: the coach can see them, being
-- active and the member's. Fresh: a flag since the last email, in a message or in a goal, also a deleted one.
-- Unopened: an urgent flag has waited for these minutes, and the coach has not opened the conversation since. Away: it is
-- one of the coach's days off, in their zone. Passed: the people on call have it.
select c.id, c.member_id, c.coach_id, (k.is_active and k.verification_status = 'verified')::boolean as coach_open,
    exists (
        select from coach_days_off d where d.coach_id = k.id and (now() at time zone k.time_zone)::date between d.first_day and d.last_day
    )::boolean as away,
    coalesce(m.coach_id = c.coach_id, false)::boolean as present, c.urgent_tier::text as tier,
    exists (select from on_call_cases o where o.conversation_id = c.id and o.closed_at is null)::boolean as passed, k.name as coach_name, k.email as coach_email,
    (coalesce(m.coach_id = c.coach_id, false) and k.is_active and k.verification_status = 'verified')::boolean as reached,
    exists (
        select 1 from safety_flags f
        where f.conversation_id = c.id and f.acknowledged_at is null and (c.urgent_notified_at is null or f.created_at > c.urgent_notified_at)
        union all
        select 1 from goal_flags g
        where g.conversation_id = c.id and g.acknowledged_at is null and (c.urgent_notified_at is null or g.created_at > c.urgent_notified_at)
    )::boolean as fresh,
    exists (
        select 1 from safety_flags f
        join messages w on w.conversation_id = f.conversation_id and w.id = f.message_id
        where f.conversation_id = c.id and f.acknowledged_at is null and f.tier = 'urgent' and (w.seq > c.coach_read_seq or f.from_edit and coalesce(c.urgent_opened_at < f.created_at, true))
            and f.created_at <= now() - make_interval(mins => sqlc.arg(unopened_minutes)::int)
        union all
        select 1 from goal_flags g
        where g.conversation_id = c.id and g.acknowledged_at is null and g.tier = 'urgent'
            and g.created_at <= now() - make_interval(mins => sqlc.arg(unopened_minutes)::int)
    )::boolean as unopened
from conversations c
join members m on m.id = c.member_id
join coaches k on k.id = c.coach_id
where c.id = sqlc.arg(id) and c.urgent_since is not null;

-- name: OpenCrises :many
-- The conversations with waiting flags, the longest wait first, for administrators: without the member. Reached as in
-- UrgentAlert. Unopened: the coach has not opened the conversation since a flagged message.
-- On call: a person on call has opened it.
select c.id, k.name as coach_name, c.urgent_since::timestamptz as since, c.urgent_tier::text as tier,
    (coalesce(m.coach_id = c.coach_id, false) and k.is_active and k.verification_status = 'verified')::boolean as reached,
    exists (
        select 1 from safety_flags f
        join messages w on w.conversation_id = f.conversation_id and w.id = f.message_id
        where f.conversation_id = c.id and f.acknowledged_at is null and (w.seq > c.coach_read_seq or f.from_edit and coalesce(c.urgent_opened_at < f.created_at, true))
    )::boolean as unopened,
    exists (
        select from on_call_looks l join on_call_cases o on o.id = l.case_id where o.conversation_id = c.id and o.closed_at is null
    )::boolean as on_call
from conversations c
join members m on m.id = c.member_id
join coaches k on k.id = c.coach_id
where c.urgent_since is not null
order by c.urgent_since, c.id limit @max_rows;
