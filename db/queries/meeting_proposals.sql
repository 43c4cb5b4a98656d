-- name: ProposalTold :one
-- A proposal, its session as it is now, and the data of both people for the emails.
select p.id, p.starts_at as proposed_starts_at, p.ends_at as proposed_ends_at, p.created_at as proposed_at, p.answered_at, p.answer,
    s.id as session_id, s.status, s.sequence, s.starts_at, s.ends_at,
    m.email, m.first_name, m.time_zone, m.display_language, m.unsubscribe_key,
    (m.email_confirmed_at is not null and m.deletion_requested_at is null and coalesce(w.email_notifications, true))::boolean as wants_letters,
    w.quiet_from, w.quiet_until,
    k.email as coach_email, k.name as coach_name, k.city as coach_city, k.time_zone as coach_time_zone,
    (k.is_active and k.verification_status = 'verified')::boolean as coach_open
from session_proposals p
join sessions s on s.id = p.session_id
join members m on m.id = s.member_id
join coaches k on k.id = s.coach_id
left join member_preferences w on w.member_id = m.id
where p.id = @id;
