-- name: AddCrisisOutcome :exec
-- With the first look at the conversation since it waited; at the latest that is the closing. The conversation's row is
-- held.
insert into crisis_outcomes (id, member_id, coach_id, outcome, tier, sealed, opened_at, looked_at, looked_by)
select @id, c.member_id, @coach_id, @outcome, @tier, sqlc.narg('sealed'), @opened_at, look.at, look.by
from conversations c, lateral (
    select l.at, l.by from (
        select c.urgent_opened_at as at, 'coach' as by where c.urgent_opened_at >= @opened_at
        union all
        select o.opened_at, 'on_call' from on_call_looks o join on_call_cases k on k.id = o.case_id
        where k.conversation_id = c.id and o.opened_at >= @opened_at
        union all
        select now(), case when c.coach_id = @coach_id then 'coach' else 'on_call' end
    ) l order by l.at, l.by limit 1
) look
where c.id = @conversation_id;

-- name: CrisisOutcomes :many
-- How a client's possible crises were closed, by any coach, newest first. The caller checks access.
select o.id, o.coach_id, o.member_id, k.name as coach_name, o.outcome, o.tier, o.sealed, o.opened_at, o.closed_at
from crisis_outcomes o
join coaches k on k.id = o.coach_id
where o.member_id = @member_id
order by o.closed_at desc, o.id desc;

-- name: CrisisNoteSealHeaders :many
-- The headers of the sealed values: version, length of the key's name, and the name.
select distinct substring(sealed from 1 for 2 + get_byte(substring(sealed from 2 for 1), 0))::bytea as header
from crisis_outcomes where octet_length(sealed) > 2;

-- name: CrisisNoteSealedWith :one
select id, coach_id, member_id, sealed from crisis_outcomes
where sealed is not null and substring(sealed from 1 for octet_length(@header::bytea)) = @header::bytea limit 1;

-- name: CrisisNotesSealedOtherwise :many
-- Notes that are not sealed with the present key, after an id.
select id, coach_id, member_id, sealed from crisis_outcomes
where sealed is not null and substring(sealed from 1 for octet_length(@header::bytea)) <> @header::bytea and id > @after_id::uuid
order by id limit @max_rows;

-- name: ResealCrisisNote :exec
-- Only while the same seal is there.
update crisis_outcomes set sealed = @sealed::bytea where id = @id and sealed = @was::bytea;

-- name: CountCrisisOutcomes :many
-- How often each outcome was stored in the last days.
select outcome, count(*) as times from crisis_outcomes
where closed_at > now() - make_interval(days => @days::int)
group by outcome order by outcome;
