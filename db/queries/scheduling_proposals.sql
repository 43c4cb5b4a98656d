-- name: ProposeTime :one
-- The caller holds the rows of the member and the coach. No row if the session has an open proposal, or the coach has
-- proposed an overlapping time for another one.
insert into session_proposals (session_id, coach_id, starts_at, ends_at, note)
values (@session_id, @coach_id, @starts_at, @ends_at, @note)
on conflict do nothing
returning *;

-- name: AnswerProposal :one
-- The member's row is held. No row when it has been answered already.
update session_proposals set answer = @answer::text, answered_at = @answered_at::timestamptz
where id = @id and session_id = @session_id and answered_at is null
returning *;

-- name: OvertakeProposals :exec
-- The member's row is held: the session has another time, or none.
update session_proposals set answer = 'overtaken', answered_at = @answered_at::timestamptz
where session_id = @session_id and answered_at is null;

-- name: ProposalAnswer :one
-- How a proposal about a session was answered; null while it is open.
select answer from session_proposals where id = @id and session_id = @session_id;

-- name: SessionOfProposal :one
-- Which session an open proposal is about, and whose it is.
select s.id, s.member_id from session_proposals p join sessions s on s.id = p.session_id where p.id = @id and p.answered_at is null;

-- name: MarkSession :one
-- The caller holds the member's row. A session that the coach missed, or with a video problem, does not count.
update sessions set outcome = sqlc.narg('outcome')::text,
    outcome_at = case when sqlc.narg('outcome')::text is null then null else @marked_at::timestamptz end,
    counted = video_trouble_at is null and sqlc.narg('outcome')::text is distinct from 'coach_absent'
where id = @id
returning *;

-- name: CoachBetween :many
-- An active coach's sessions with current clients that touch the span, and those with a proposal in it; soonest first.
select sqlc.embed(s), m.first_name, m.last_name, m.time_zone as member_zone, m.display_language as member_language, k.name as coach_name, k.city as coach_city,
    k.image_url as coach_image_url, k.time_zone as coach_zone, k.zoom_link, true::boolean as coach_sees,
    not exists (select 1 from sessions e where e.member_id = s.member_id and e.coach_id = s.coach_id
        and e.status = 'scheduled' and e.starts_at < s.starts_at) as first,
    p.id as proposal_id, p.starts_at as proposal_starts_at, p.ends_at as proposal_ends_at, p.note as proposal_note, p.created_at as proposed_at,
    r.updated_at as recap_at, r.shared_at as recap_shared_at, f.shared_at as feedback_shared_at
from sessions s join members m on m.id = s.member_id and m.coach_id = s.coach_id
join coaches k on k.id = s.coach_id and k.is_active and k.verification_status = 'verified'
left join session_proposals p on p.session_id = s.id and p.answered_at is null
left join session_recaps r on r.session_id = s.id
left join session_feedback f on f.session_id = s.id
where s.coach_id = @coach_id and s.status = 'scheduled' and s.id in (
    select n.id from sessions n
    where n.coach_id = @coach_id and n.status = 'scheduled' and n.starts_at >= sqlc.arg('from_at')::timestamptz - interval '1 day'
        and n.starts_at < @until_at::timestamptz and n.ends_at > @from_at::timestamptz
    union
    select o.session_id from session_proposals o
    where o.coach_id = @coach_id and o.answered_at is null and o.starts_at < @until_at::timestamptz and o.ends_at > @from_at::timestamptz)
order by s.starts_at, s.id;
