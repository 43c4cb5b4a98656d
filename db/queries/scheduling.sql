-- name: CoachesForScheduling :many
-- The coaches' data for slots, and whether they can be chosen.
select id, name, time_zone, hours_published_at, (is_active and verification_status = 'verified')::boolean as open
from coaches where id = any (@ids::uuid[]);

-- name: LockCoach :one
-- Locks the coach's row until the transaction ends, which serializes a coach's bookings. Like LockMember, it allows
-- rows that refer to the coach.
select * from coaches where id = $1 for no key update;

-- name: HoursOf :many
-- The hours of these coaches from the first to the last day: weekly hours, hours of single dates, and days off, whose
-- minutes are 0.
select w.coach_id, 'weekly'::text as kind, w.weekday::int as weekday, null::date as first_day, null::date as last_day,
    w.from_minute, w.until_minute
from coach_weekly_hours w where w.coach_id = any (@ids::uuid[])
union all
select d.coach_id, 'date', 0, d.day, d.day, d.from_minute, d.until_minute
from coach_date_hours d where d.coach_id = any (@ids::uuid[]) and d.day between @first_day::date and @last_day::date
union all
select o.coach_id, 'off', 0, o.first_day, o.last_day, 0::smallint, 0::smallint
from coach_days_off o where o.coach_id = any (@ids::uuid[]) and o.first_day <= @last_day::date and o.last_day >= @first_day::date
order by 1, 2, 3, 4, 6;

-- name: BusyTimes :many
-- The sessions of these coaches and this member that touch the span, and the times that these coaches have proposed
-- and so keep free. No session is longer than a day, which bounds the read. One session's times can be excluded.
select s.coach_id, false::boolean as own, false::boolean as proposed, s.starts_at, s.ends_at from sessions s
where s.coach_id = any (@coach_ids::uuid[]) and s.status = 'scheduled'
    and s.starts_at >= sqlc.arg('from_at')::timestamptz - interval '1 day' and s.starts_at < @until_at::timestamptz
    and s.ends_at > @from_at::timestamptz and s.id <> @except_id::uuid
union all
select p.coach_id, false, true, p.starts_at, p.ends_at from session_proposals p
where p.coach_id = any (@coach_ids::uuid[]) and p.answered_at is null
    and p.starts_at < @until_at::timestamptz and p.ends_at > @from_at::timestamptz and p.session_id <> @except_id::uuid
union all
select m.coach_id, true, false, m.starts_at, m.ends_at from sessions m
where m.member_id = @member_id and m.status = 'scheduled'
    and m.starts_at >= sqlc.arg('from_at')::timestamptz - interval '1 day' and m.starts_at < @until_at::timestamptz
    and m.ends_at > @from_at::timestamptz and m.id <> @except_id::uuid
order by 4;

-- name: CountedSessions :many
-- The starts of the member's counted sessions within the span. A session that is being moved does not count twice.
select starts_at from sessions
where member_id = @member_id and counted and starts_at >= @from_at and starts_at < @until_at and id <> @except_id::uuid
order by starts_at;

-- name: BookSession :one
-- No row if the time is taken: the constraints reject overlapping sessions.
insert into sessions (member_id, coach_id, starts_at, ends_at, note, room)
values (@member_id, @coach_id, @starts_at, @ends_at, @note, @room)
on conflict do nothing
returning *;

-- name: MoveSession :one
-- The member's row is held.
update sessions set starts_at = @starts_at, ends_at = @ends_at, moved_by_coach = @moved_by_coach, sequence = sequence + 1
where id = @id
returning *;

-- name: CancelSession :one
-- The member's row is held. What no longer counts does not begin to.
update sessions set status = 'cancelled', cancelled_at = @cancelled_at::timestamptz, cancelled_by = @cancelled_by::text,
    counted = counted and @counted::boolean, sequence = sequence + 1
where id = @id
returning *;

-- name: NoteVideoTrouble :one
-- The caller holds the member's row. A reported video problem overrides an outcome.
update sessions set video_trouble_at = @at::timestamptz, counted = false,
    outcome = nullif(outcome, 'no_show'), outcome_at = case when outcome = 'no_show' then null else outcome_at end
where id = @id returning *;

-- name: AddSessionEvent :one
insert into session_events (session_id, sequence, kind, actor, starts_at, previous_starts_at)
values (@session_id, @sequence, @kind, @actor, @starts_at, sqlc.narg('previous_starts_at'))
returning *;

-- name: UpcomingBetween :many
-- The member's sessions that have not begun, with one coach or, where none is named, with any.
select id from sessions
where member_id = @member_id and status = 'scheduled' and starts_at > @after
    and (sqlc.narg('coach_id')::uuid is null or coach_id = sqlc.narg('coach_id')::uuid)
order by starts_at, id;

-- name: SessionByID :one
-- A session with the data of both sides, without an access check.
select sqlc.embed(s), m.first_name, m.last_name, m.time_zone as member_zone, m.display_language as member_language, k.name as coach_name, k.city as coach_city,
    k.image_url as coach_image_url, k.time_zone as coach_zone, k.zoom_link,
    (m.coach_id is not distinct from k.id and k.is_active and k.verification_status = 'verified')::boolean as coach_sees,
    not exists (select 1 from sessions e where e.member_id = s.member_id and e.coach_id = s.coach_id
        and e.status = 'scheduled' and e.starts_at < s.starts_at) as first,
    p.id as proposal_id, p.starts_at as proposal_starts_at, p.ends_at as proposal_ends_at, p.note as proposal_note, p.created_at as proposed_at,
    r.updated_at as recap_at, r.shared_at as recap_shared_at, f.shared_at as feedback_shared_at
from sessions s join members m on m.id = s.member_id join coaches k on k.id = s.coach_id
left join session_proposals p on p.session_id = s.id and p.answered_at is null
left join session_recaps r on r.session_id = s.id
left join session_feedback f on f.session_id = s.id
where s.id = $1;

-- name: MemberUpcoming :many
-- The member's sessions that are not over, soonest first.
select sqlc.embed(s), m.first_name, m.last_name, m.time_zone as member_zone, m.display_language as member_language, k.name as coach_name, k.city as coach_city,
    k.image_url as coach_image_url, k.time_zone as coach_zone, k.zoom_link,
    (m.coach_id is not distinct from k.id and k.is_active and k.verification_status = 'verified')::boolean as coach_sees,
    false::boolean as first,
    p.id as proposal_id, p.starts_at as proposal_starts_at, p.ends_at as proposal_ends_at, p.note as proposal_note, p.created_at as proposed_at,
    r.updated_at as recap_at, r.shared_at as recap_shared_at, f.shared_at as feedback_shared_at
from sessions s join members m on m.id = s.member_id join coaches k on k.id = s.coach_id
left join session_proposals p on p.session_id = s.id and p.answered_at is null
left join session_recaps r on r.session_id = s.id
left join session_feedback f on f.session_id = s.id
where s.member_id = @member_id and s.status = 'scheduled' and s.ends_at > @now and s.starts_at > sqlc.arg('now')::timestamptz - interval '1 day'
order by s.starts_at, s.id;

-- name: MemberPast :many
-- The member's sessions that are over or cancelled, newest first, after a place in that order.
select sqlc.embed(s), m.first_name, m.last_name, m.time_zone as member_zone, m.display_language as member_language, k.name as coach_name, k.city as coach_city,
    k.image_url as coach_image_url, k.time_zone as coach_zone, k.zoom_link,
    (m.coach_id is not distinct from k.id and k.is_active and k.verification_status = 'verified')::boolean as coach_sees,
    false::boolean as first,
    p.id as proposal_id, p.starts_at as proposal_starts_at, p.ends_at as proposal_ends_at, p.note as proposal_note, p.created_at as proposed_at,
    r.updated_at as recap_at, r.shared_at as recap_shared_at, f.shared_at as feedback_shared_at
from sessions s join members m on m.id = s.member_id join coaches k on k.id = s.coach_id
left join session_proposals p on p.session_id = s.id and p.answered_at is null
left join session_recaps r on r.session_id = s.id
left join session_feedback f on f.session_id = s.id
where s.member_id = @member_id and (s.status = 'cancelled' or s.ends_at <= @now)
    and (s.starts_at, s.id) < (@before_at::timestamptz, @before_id::uuid)
order by s.starts_at desc, s.id desc limit @max_rows;

-- name: CoachUpcoming :many
-- An open coach's sessions with present clients that are not over since some time, soonest first.
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
where s.coach_id = @coach_id and s.status = 'scheduled' and s.ends_at > @ended_after
    and s.starts_at > sqlc.arg('ended_after')::timestamptz - interval '1 day'
order by s.starts_at, s.id;

-- name: CoachPast :many
-- An open coach's sessions with present clients that are over or cancelled, newest first, after a place in that order.
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
where s.coach_id = @coach_id and (s.status = 'cancelled' or s.ends_at <= @now)
    and (s.starts_at, s.id) < (@before_at::timestamptz, @before_id::uuid)
order by s.starts_at desc, s.id desc limit @max_rows;
