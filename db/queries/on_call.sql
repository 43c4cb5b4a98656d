-- name: OnCallRota :many
-- Everyone on the rota, by block. Able: the person can act now, being an administrator or an active, verified coach.
select r.weekday, r.from_hour, c.id as coach_id, c.name,
    (c.role = 'administrator' or (c.is_active and c.verification_status = 'verified'))::boolean as able
from on_call_rota r
join coaches c on c.id = r.coach_id
order by r.weekday, r.from_hour, c.name, c.id;

-- name: OnCallCandidates :many
-- Everyone who can be put on the rota.
select c.id, c.name from coaches c
where c.role = 'administrator' or (c.is_active and c.verification_status = 'verified')
order by c.name, c.id;

-- name: ClearOnCallBlock :many
-- Returns the people who were in the block.
delete from on_call_rota where weekday = @weekday and from_hour = @from_hour returning coach_id;

-- name: AddToOnCallBlock :execrows
-- Adds people who can act, once. Returns their number.
insert into on_call_rota (weekday, from_hour, coach_id)
select @weekday, @from_hour, c.id from coaches c
where c.id = any(@coach_ids::uuid[]) and (c.role = 'administrator' or (c.is_active and c.verification_status = 'verified'))
on conflict do nothing;

-- name: PeopleOnCall :many
-- The people of a block who can act, by id.
select c.id from on_call_rota r
join coaches c on c.id = r.coach_id
where r.weekday = @weekday and r.from_hour = @from_hour
    and (c.role = 'administrator' or (c.is_active and c.verification_status = 'verified'))
order by c.id;

-- name: OnCallAdministrators :many
select c.id from coaches c where c.role = 'administrator' order by c.id;

-- name: IsOnRota :one
select exists (select from on_call_rota r where r.coach_id = @coach_id);

-- name: OpenOnCallCase :one
-- Passes the waiting flags of a conversation to the people on call. No row if none wait, or if they were passed before.
with held as (
    select c.id, c.urgent_since, c.urgent_tier, coalesce((
        -- Words to an earlier coach wait in that conversation.
        select f.conversation_id from safety_flags f
        join conversations o on o.id = f.conversation_id and o.member_id = c.member_id
        where f.acknowledged_at is null
        order by f.conversation_id = c.id desc, f.created_at desc limit 1
    ), c.id) as source_id
    from conversations c where c.id = @conversation_id and c.urgent_since is not null
)
insert into on_call_cases (conversation_id, source_id, why, written_at)
select held.id, held.source_id, @why, coalesce((
    select min(w.created_at) from (
        select f.created_at from safety_flags f
        where f.conversation_id = held.source_id and f.acknowledged_at is null and f.tier = held.urgent_tier
        union all
        select g.created_at from goal_flags g
        where g.conversation_id = held.source_id and g.acknowledged_at is null and g.tier = held.urgent_tier
    ) w
), held.urgent_since)
from held
on conflict (conversation_id) where closed_at is null do nothing
returning id;

-- name: HandOverOnCallCase :one
-- The open case of a conversation gets another reason.
update on_call_cases set why = 'handed_over' where conversation_id = @conversation_id and closed_at is null returning id;

-- name: MoveOnCallCase :exec
-- The open case of a member moves to the conversation with their new coach. The caller holds the member's row.
update on_call_cases k set conversation_id = @to_conversation
from conversations c
where c.id = k.conversation_id and c.member_id = @member_id and k.closed_at is null and k.conversation_id <> @to_conversation
    and not exists (select from on_call_cases o where o.conversation_id = @to_conversation and o.closed_at is null);

-- name: IsOnCallCaseUnopened :one
-- Whether an open case has not been opened by a person on call. No row if it is closed.
select (not exists (select from on_call_looks l where l.case_id = k.id))::boolean as unopened, k.conversation_id, c.coach_id
from on_call_cases k
join conversations c on c.id = k.conversation_id
where k.id = @id and k.closed_at is null;

-- name: AddOnCallAlerts :many
-- Records the people to alert about a case, and returns those who were not alerted before.
insert into on_call_alerts (case_id, coach_id)
select @case_id, unnest(@coach_ids::uuid[])
on conflict (case_id, coach_id) do nothing
returning id, coach_id;

-- name: OnCallAlert :one
-- An alert that still matters: the case is open, no person on call has opened it, and its recipient can act. No row
-- otherwise.
select a.id, p.name, p.email, k.why
from on_call_alerts a
join on_call_cases k on k.id = a.case_id and k.closed_at is null
join coaches p on p.id = a.coach_id and (p.role = 'administrator' or (p.is_active and p.verification_status = 'verified'))
where a.id = @id and not exists (select from on_call_looks l where l.case_id = k.id);

-- name: AppendOnCallEvents :many
-- Appends an on-call event for each person concerned by a case: administrators, people who were alerted or opened it,
-- and the given ones. Locks their mailboxes by id. Returns the owners.
with who as (
    select w.id from (
        select c.id from coaches c where c.role = 'administrator'
        union
        select a.coach_id from on_call_alerts a where a.case_id = @case_id
        union
        select l.coach_id from on_call_looks l where l.case_id = @case_id
        union
        select unnest(@also::uuid[])
    ) w
    order by w.id
), box as (
    insert into mailboxes (realm, owner_id, last_seq)
    select 'coach', who.id, 1 from who
    on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq + 1
    returning realm, owner_id, last_seq
)
insert into live_events (realm, owner_id, seq, kind, created_at)
select box.realm, box.owner_id, box.last_seq, 'on_call', clock_timestamp() from box
returning owner_id;

-- name: OnCallCases :many
-- The open cases, the longest wait first, without the member: all, or only those that a person was
-- alerted about or has opened.
select k.id, k.why, k.written_at, k.created_at, coalesce(c.urgent_tier, 'concern')::text as tier,
    exists (select from on_call_looks l where l.case_id = k.id and l.coach_id = @coach_id)::boolean as opened
from on_call_cases k
join conversations c on c.id = k.conversation_id
where k.closed_at is null
    and (@everything::boolean
        or exists (select from on_call_looks l where l.case_id = k.id and l.coach_id = @coach_id)
        or exists (select from on_call_alerts a where a.case_id = k.id and a.coach_id = @coach_id))
order by k.written_at, k.id limit @max_rows;

-- name: CountOnCallCases :one
-- The number of open cases: all, or only those that a person was alerted about or has opened.
select count(*) from on_call_cases k
where k.closed_at is null
    and (@everything::boolean
        or exists (select from on_call_looks l where l.case_id = k.id and l.coach_id = @coach_id)
        or exists (select from on_call_alerts a where a.case_id = k.id and a.coach_id = @coach_id));

-- name: OnCallAlertsOf :many
select a.case_id, a.coach_id, p.name, a.created_at
from on_call_alerts a join coaches p on p.id = a.coach_id
where a.case_id = any(@case_ids::uuid[])
order by a.created_at, p.name, a.id;

-- name: OnCallLooksOf :many
select l.case_id, l.coach_id, p.name, l.reason, l.detail, l.opened_at
from on_call_looks l join coaches p on p.id = l.coach_id
where l.case_id = any(@case_ids::uuid[])
order by l.opened_at, p.name, l.coach_id;

-- name: OnCallCase :one
-- An open case with its member and coach.
select k.id, k.conversation_id, k.source_id, k.why, k.written_at, k.created_at, c.member_id, c.coach_id
from on_call_cases k
join conversations c on c.id = k.conversation_id
where k.id = @id and k.closed_at is null;

-- name: IsAlertedOnCall :one
select exists (select from on_call_alerts a where a.case_id = @case_id and a.coach_id = @coach_id);

-- name: AddOnCallLook :execrows
-- None if the person has opened the case before.
insert into on_call_looks (case_id, coach_id, reason, detail) values (@case_id, @coach_id, @reason, @detail)
on conflict (case_id, coach_id) do nothing;

-- name: ReadOnCallCase :one
-- An open case that this person has opened and may still read, with the people in it. Again: their last read was
-- longer ago than the pause. No row for any other case.
with mine as (
    select l.case_id, l.coach_id, l.read_at from on_call_looks l
    join on_call_cases k on k.id = l.case_id and k.closed_at is null
    join coaches me on me.id = l.coach_id and (me.role = 'administrator' or (me.is_active and me.verification_status = 'verified'))
    where l.case_id = @id and l.coach_id = @coach_id for update of l
), noted as (
    update on_call_looks l set read_at = now() from mine where l.case_id = mine.case_id and l.coach_id = mine.coach_id
)
select k.id, k.conversation_id, k.source_id, k.why, k.written_at, k.created_at, c.urgent_mark, coalesce(c.urgent_tier, 'concern')::text as tier,
    p.id as member_id, p.first_name, p.last_name, p.email, (p.email_confirmed_at is not null)::boolean as email_confirmed, p.time_zone as member_zone,
    h.name as coach_name, h.email as coach_email, h.time_zone as coach_zone,
    (p.coach_id = c.coach_id and h.is_active and h.verification_status = 'verified')::boolean as coach_reads,
    (mine.read_at < now() - make_interval(mins => @pause_minutes::int))::boolean as again
from mine
join on_call_cases k on k.id = mine.case_id
join conversations c on c.id = k.conversation_id
join members p on p.id = c.member_id
join coaches h on h.id = c.coach_id;

-- name: OnCallAccess :one
-- An open case that this person has opened and may still act on. No row for any other.
select k.id, k.conversation_id, c.member_id, c.coach_id
from on_call_looks l
join on_call_cases k on k.id = l.case_id and k.closed_at is null
join coaches me on me.id = l.coach_id and (me.role = 'administrator' or (me.is_active and me.verification_status = 'verified'))
join conversations c on c.id = k.conversation_id
where l.case_id = @id and l.coach_id = @coach_id;

-- name: OnCallMessages :many
-- The conversation around the waiting words, newest first: those before them up to a number, and all since, also in the
-- conversation with a new coach.
select m.id, m.conversation_id, m.seq, m.sender, m.text, m.automatic, m.created_at, a.kind as attachment_kind, a.name as attachment_name, f.tier as safety_tier,
    m.edited_at, m.unsent_at, coalesce(f.kept_texts, '{}')::text[] as kept_texts
from messages m
left join attachments a on a.id = m.attachment_id
left join safety_flags f on f.conversation_id = m.conversation_id and f.message_id = m.id
where m.conversation_id in (@source_id, @conversation_id)
    and m.created_at >= coalesce((
        select min(b.created_at) from (
            select e.created_at from messages e where e.conversation_id = @source_id and e.created_at < @written_at
            order by e.seq desc limit @earlier
        ) b
    ), @written_at)
order by m.created_at desc, m.seq desc limit @max_rows;

-- name: OnCallGoals :many
-- The waiting words in goals of a conversation that still exist.
select o.title, o.detail, g.tier, g.created_at from goal_flags g
join goals o on o.id = g.goal_id
where g.conversation_id = @conversation_id and g.acknowledged_at is null
order by g.created_at, g.mark;

-- name: AppendTeamMessage :one
-- Stores a message in the team's name and appends an event for the member and, if present, the coach. Locks as
-- AppendMessage does.
with conv as (
    update conversations c set last_seq = c.last_seq + 1, last_message_at = clock_timestamp()
    from members p
    where c.id = @conversation_id and p.id = c.member_id
    returning c.id, c.member_id, c.coach_id, c.last_seq, c.last_message_at, coalesce(p.coach_id = c.coach_id, false) as present
), msg as (
    insert into messages (conversation_id, id, seq, sender, text, automatic, grams, created_at)
    select conv.id, @id, conv.last_seq, 'team', @text, @automatic::boolean,
        coalesce(case when conv.last_seq < 131072 then @grams::integer[]
            else (select array_agg(g # ((conv.last_seq >> 17) * 2654435769)::bit(32)::integer) from unnest(@grams::integer[]) g) end, '{}'),
        conv.last_message_at
    from conv
    returning conversation_id, id, seq, created_at
), box as (
    insert into mailboxes (realm, owner_id, last_seq)
    select who.realm, who.owner_id, 1 from conv, lateral (
        values ('coach', conv.coach_id, conv.present), ('member', conv.member_id, true)
    ) as who (realm, owner_id, told)
    where who.told
    on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq + 1
    returning realm, owner_id, last_seq
), ev as (
    insert into live_events (realm, owner_id, seq, kind, conversation_id, message_id, created_at)
    select box.realm, box.owner_id, box.last_seq, 'message', msg.conversation_id, msg.id, clock_timestamp() from box, msg
    returning seq
)
select msg.conversation_id, msg.seq, msg.created_at, (select count(*) from ev) as events
from msg;

-- name: FirstLooks :one
-- The seconds from urgent words to the first look at them, in the last days: closed crises, and open ones that were
-- looked at.
select count(*) as crises, coalesce(percentile_cont(0.5) within group (order by s.seconds), 0)::double precision as median,
    coalesce(max(s.seconds), 0)::double precision as slowest
from (
    select extract(epoch from o.looked_at - o.opened_at) as seconds from crisis_outcomes o
    where o.tier = 'urgent' and o.looked_at is not null and o.closed_at > now() - make_interval(days => @days::int)
    union all
    select extract(epoch from l.at - c.urgent_since) from conversations c, lateral (
        select least(
            case when c.urgent_opened_at >= c.urgent_since then c.urgent_opened_at end,
            (select min(k.opened_at) from on_call_looks k join on_call_cases x on x.id = k.case_id where x.conversation_id = c.id and x.closed_at is null)
        ) as at
    ) l
    where c.urgent_tier = 'urgent' and l.at is not null and c.urgent_since > now() - make_interval(days => @days::int)
) s;

-- name: ClosedCrises :many
-- The crises closed in the last days, the latest first, without the member.
select o.opened_at, o.closed_at, o.outcome, o.tier, o.looked_at, coalesce(o.looked_by, '')::text as looked_by
from crisis_outcomes o
where o.closed_at > now() - make_interval(days => @days::int)
order by o.closed_at desc, o.id desc limit @max_rows;
