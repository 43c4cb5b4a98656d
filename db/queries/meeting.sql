-- name: MemberCalendarState :one
-- Whether a member's calendar can be read from outside, since when, and when that was last done. No row when it cannot.
select created_at, last_read_at from member_calendars where member_id = @member_id;

-- name: RenewMemberCalendar :one
-- Replaces the secret URL; the old one becomes invalid. No row for a closed account.
insert into member_calendars (member_id, token_hash, created_at)
select m.id, @token_hash, clock_timestamp() from members m where m.id = @member_id and m.deletion_requested_at is null
on conflict (member_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at, last_read_at = null
returning created_at;

-- name: EndMemberCalendar :exec
delete from member_calendars where member_id = @member_id;

-- name: MemberOfCalendar :one
-- The member of a secret. No row after the deletion was requested.
select c.member_id, m.display_language,
    (c.last_read_at is null or c.last_read_at < now() - make_interval(secs => @note_every::float8))::boolean as to_note
from member_calendars c
join members m on m.id = c.member_id
where c.token_hash = @token_hash and m.deletion_requested_at is null;

-- name: NoteMemberCalendarRead :exec
update member_calendars set last_read_at = now() where token_hash = @token_hash;

-- name: MemberCalendar :many
-- The member's sessions from a time on, and when each was last changed.
select s.id, s.starts_at, s.ends_at, s.sequence,
    coalesce((select max(e.created_at) from session_events e where e.session_id = s.id), s.created_at)::timestamptz as changed_at
from sessions s
where s.member_id = @member_id and s.status = 'scheduled' and s.starts_at >= @since
order by s.starts_at, s.id;

-- name: CoachCalendarState :one
select created_at, last_read_at from coach_calendars where coach_id = @coach_id;

-- name: RenewCoachCalendar :one
insert into coach_calendars (coach_id, token_hash, created_at) values (@coach_id, @token_hash, clock_timestamp())
on conflict (coach_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at, last_read_at = null
returning created_at;

-- name: EndCoachCalendar :exec
delete from coach_calendars where coach_id = @coach_id;

-- name: CoachOfCalendar :one
-- Whose calendar the secret opens, and whether they may see clients.
select c.coach_id, (k.is_active and k.verification_status = 'verified')::boolean as open,
    (c.last_read_at is null or c.last_read_at < now() - make_interval(secs => @note_every::float8))::boolean as to_note
from coach_calendars c
join coaches k on k.id = c.coach_id
where c.token_hash = @token_hash;

-- name: NoteCoachCalendarRead :exec
update coach_calendars set last_read_at = now() where token_hash = @token_hash;

-- name: CoachCalendar :many
-- The coach's sessions from a time on, when each was last changed, and with whom: current clients only.
select s.id, s.starts_at, s.ends_at, s.sequence, m.first_name,
    coalesce((select max(e.created_at) from session_events e where e.session_id = s.id), s.created_at)::timestamptz as changed_at
from sessions s
join members m on m.id = s.member_id and m.coach_id = s.coach_id
where s.coach_id = @coach_id and s.status = 'scheduled' and s.starts_at >= @since
order by s.starts_at, s.id;

-- name: SessionEvent :one
-- A session's change, the session as it is now, and the data of both people for the emails.
select e.id, e.sequence as notified_sequence, e.kind, e.actor, e.starts_at as notified_starts_at, e.previous_starts_at, e.created_at as notified_at,
    s.id as session_id, s.status, s.sequence, s.starts_at, s.ends_at, s.counted, s.moved_by_coach,
    m.id as member_id, m.email, m.first_name, m.time_zone, m.display_language, m.unsubscribe_key,
    (m.email_confirmed_at is not null and m.deletion_requested_at is null and coalesce(w.email_notifications, true))::boolean as wants_letters,
    coalesce(w.session_reminders, true)::boolean as wants_reminders, w.quiet_from, w.quiet_until,
    k.email as coach_email, k.name as coach_name, k.city as coach_city, k.time_zone as coach_time_zone,
    (k.is_active and k.verification_status = 'verified')::boolean as coach_open
from session_events e
join sessions s on s.id = e.session_id
join members m on m.id = s.member_id
join coaches k on k.id = s.coach_id
left join member_preferences w on w.member_id = m.id
where e.id = @id;

-- name: NoteDayReminder :execrows
update session_events set day_reminded = true where id = @id and not day_reminded;

-- name: NoteHourReminder :execrows
update session_events set hour_reminded = true where id = @id and not hour_reminded;

-- name: KeepDepartedSession :one
-- The data of a coach's email about a session that ends with its member's account.
insert into departed_sessions (coach_id, session_id, sequence, starts_at, ends_at)
values (@coach_id, @session_id, @sequence, @starts_at, @ends_at)
returning id;

-- name: DepartedSession :one
select d.*, k.email as coach_email, k.name as coach_name, k.time_zone as coach_time_zone
from departed_sessions d
join coaches k on k.id = d.coach_id
where d.id = @id;

-- name: DeleteDepartedSession :exec
delete from departed_sessions where id = @id;

-- name: PruneDepartedSessions :execrows
delete from departed_sessions where created_at < @until;
