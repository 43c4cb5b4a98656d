-- name: ExportMember :one
-- A member as they may see themselves: no hash, no key.
select m.id, m.username, m.email, m.first_name, m.last_name, m.new_email, m.time_zone, m.display_language, m.heading_variant, m.pricing_variant,
    m.share_read_receipts, m.created_at, m.email_confirmed_at, (m.password_hash is not null)::boolean as has_password,
    k.name as coach_name
from members m
left join coaches k on k.id = m.coach_id
where m.id = @member_id;

-- name: ExportMembership :one
select * from memberships where member_id = @member_id;

-- name: ExportPayer :one
select customer_id, created_at from payers where member_id = @member_id;

-- name: ExportSubscriptions :many
select * from subscriptions where member_id = @member_id order by created_at, id;

-- name: ExportInvoices :many
select * from invoices where member_id = @member_id order by created_at, id;

-- name: ExportPaymentEvents :many
-- The member's payment events.
select e.* from payment_events e join payers p on p.customer_id = e.customer_id where p.member_id = @member_id order by e.received_at, e.id;

-- name: ExportSignIns :many
select s.id, s.user_agent, s.shared_device, s.created_at, s.last_used_at, s.expires_at,
    p.created_at as push_since, p.pushed_until, p.neutral
from member_sign_ins s left join push_subscriptions p on p.sign_in_id = s.id
where s.member_id = @member_id order by s.created_at, s.id;

-- name: ExportBrowsers :many
select last_used_at from member_browsers where member_id = @member_id order by last_used_at;

-- name: ExportIdentities :many
select * from member_identities where member_id = @member_id order by created_at, issuer, subject;

-- name: ExportMailedLinks :many
select id, purpose, email, created_at, expires_at, used_at from mailed_tokens where member_id = @member_id order by created_at, id;

-- name: ExportAccountNotices :many
select * from account_notices where member_id = @member_id order by created_at, id;

-- name: ExportNotifications :many
-- Oldest first, a page at a time: after the row with this time and id.
select id, type, title, message, created_at, read_at from notifications
where member_id = @member_id and (created_at, id) > (@after_at::timestamptz, @after_id::uuid)
order by created_at, id limit @max_rows;

-- name: ExportConversations :many
select c.id, c.created_at, c.member_delivered_seq, c.member_read_seq, c.coach_delivered_seq, c.coach_read_seq, c.urgent_since,
    c.urgent_notified_at, c.urgent_opened_at, c.member_muted_at, c.delete_at, k.name as coach_name
from conversations c
join coaches k on k.id = c.coach_id
where c.member_id = @member_id
order by c.created_at, c.id;

-- name: ExportMessages :many
-- Messages with their tiers, oldest first, one page.
select m.id, m.seq, m.sender, m.text, m.automatic, m.created_at, m.attachment_id,
    m.edited_at, m.unsent_at, m.reply_to, m.member_reaction, m.coach_reaction, coalesce(f.kept_texts, '{}')::text[] as kept_texts,
    f.tier as flag_tier, f.created_at as flagged_at, f.acknowledged_at as flag_seen_at
from messages m
left join safety_flags f on f.conversation_id = m.conversation_id and f.message_id = m.id
where m.conversation_id = @conversation_id and m.seq > @after
order by m.seq limit @max_rows;

-- name: ExportAttachments :many
-- The member's uploaded files and those in their conversations, one page: after the row with this time and id. Without
-- discarded ones.
select a.id, (a.member_id is not null)::boolean as own, a.kind, a.content_type, a.name, a.size, a.width, a.height, a.duration_ms, a.created_at
from attachments a
where (a.member_id = @member_id::uuid or a.conversation_id in (select c.id from conversations c where c.member_id = @member_id::uuid))
    and a.stored_at is not null and a.discarded_at is null
    and (a.created_at, a.id) > (@after_at::timestamptz, @after_id::uuid)
order by a.created_at, a.id limit @max_rows;

-- name: ExportCompanionTalks :many
select companion, disclosed_at, last_message_at from companion_talks where member_id = @member_id order by companion;

-- name: ExportCompanionMessages :many
-- Oldest first, a page at a time.
select * from companion_messages where member_id = @member_id and companion = @companion and seq > @after order by seq limit @max_rows;

-- name: ExportCompanionUsage :many
select day, answers, tokens, readings from companion_usage where member_id = @member_id order by day;

-- name: ExportSavedCoaches :many
select c.name, k.created_at from saved_coaches k join coaches c on c.id = k.coach_id
where k.member_id = @member_id order by k.created_at, c.name;

-- name: ExportSavedResources :many
select resource, created_at from saved_resources where member_id = @member_id order by created_at, resource;

-- name: ExportReadingPlaces :many
select resource, percent, left_at from reading_places where member_id = @member_id order by left_at, resource;

-- name: ExportJournal :many
-- Oldest first, a page at a time: after the row with this time and id.
select * from journal_entries
where member_id = @member_id and (created_at, id) > (@after_at::timestamptz, @after_id::uuid)
order by created_at, id limit @max_rows;

-- name: ExportSessions :many
select s.id, s.starts_at, s.ends_at, s.status, s.note, s.counted, s.moved_by_coach, s.cancelled_at, s.cancelled_by, s.video_trouble_at,
    s.created_at, s.outcome, s.outcome_at, k.name as coach_name
from sessions s join coaches k on k.id = s.coach_id
where s.member_id = @member_id order by s.starts_at, s.id;

-- name: ExportSessionEvents :many
select e.* from session_events e join sessions s on s.id = e.session_id where s.member_id = @member_id order by e.session_id, e.sequence;

-- name: ExportSessionProposals :many
-- Other times that a coach proposed for a member's sessions.
select p.* from session_proposals p join sessions s on s.id = p.session_id where s.member_id = @member_id order by p.session_id, p.created_at, p.id;

-- name: ExportCoachAbsences :many
-- A member's notices about inactive coaches.
select a.id, a.kind, a.since, a.created_at, a.ended_at, k.name as coach_name
from coach_absences a join coaches k on k.id = a.coach_id where a.member_id = @member_id order by a.created_at, a.id;

-- name: ExportCrisisOutcomes :many
-- How coaches closed a member's possible crises, without their notes.
select o.id, o.outcome, o.tier, o.opened_at, o.looked_at, o.looked_by, o.closed_at, k.name as coach_name
from crisis_outcomes o join coaches k on k.id = o.coach_id where o.member_id = @member_id order by o.closed_at, o.id;

-- name: ExportCrisisHandovers :many
-- When coaches alerted the team about a member, without their notes.
select h.id, h.handed_at, k.name as coach_name
from crisis_handovers h join coaches k on k.id = h.coach_id where h.member_id = @member_id order by h.handed_at, h.id;

-- name: ExportOnCallCases :many
-- The member's crises that were passed to the people on call.
select k.id, k.why, k.written_at, k.created_at, k.closed_at
from on_call_cases k join conversations c on c.id = k.conversation_id where c.member_id = @member_id order by k.created_at, k.id;

-- name: ExportOnCallLooks :many
-- When people on call opened the member's conversations, and why.
select l.case_id, l.reason, l.opened_at
from on_call_looks l
join on_call_cases k on k.id = l.case_id
join conversations c on c.id = k.conversation_id
where c.member_id = @member_id order by l.opened_at, l.coach_id;

-- name: ExportCalendar :one
select created_at, last_read_at from member_calendars where member_id = @member_id;

-- name: ExportBetaSignup :one
select * from beta_signups where email = @email;

-- name: ExportContactMessages :many
select * from contact_messages where email = @email order by created_at, id;

-- name: ExportApplications :many
select * from job_applications where email = @email order by created_at, id;

-- name: RequestDeletion :one
-- Closes an account at once: sign-ins fail, links are invalid, no coach has it, and its name and address are free. The
-- rest is deleted later. The caller holds the member's row by LockMember, and the account is not closed yet.
with departure as (
    insert into departures (member_id, email, email_confirmed, first_name, display_language)
    select m.id, m.email, m.email_confirmed_at is not null, m.first_name, m.display_language from members m where m.id = @member_id
    returning id
), sign_ins as (delete from member_sign_ins where member_sign_ins.member_id = @member_id),
    browsers as (delete from member_browsers where member_browsers.member_id = @member_id),
    links as (delete from mailed_tokens where mailed_tokens.member_id = @member_id),
    pending as (delete from pending_identities p using members m where m.id = @member_id
        and ((m.email_confirmed_at is not null and p.email = m.email) or exists (
            select 1 from member_identities i where i.member_id = m.id and i.issuer = p.issuer and i.subject = p.subject))),
    identities as (delete from member_identities where member_identities.member_id = @member_id),
    ended as (update members m set deletion_requested_at = now(), keep_posts = @keep_posts, password_hash = null, coach_id = null,
        username = 'left_' || replace(m.id::text, '-', ''), email_confirmed_at = null, new_email = null where m.id = @member_id)
select departure.id from departure;

-- name: Departure :one
select * from departures where id = $1;

-- name: Departures :many
-- Pending account deletions, oldest first.
select id from departures order by created_at, id;

-- name: DeleteDeparture :exec
delete from departures where id = $1 and member_id is null;

-- name: LockMemberToErase :one
select coach_id, keep_posts from members where id = $1 for update;

-- name: LockConversationsOf :many
-- Locks the member's conversations against new messages and events.
select id from conversations where member_id = $1 order by id for update;

-- name: IDsOf :many
-- Every id that a waiting or finished job could know the member by.
select m.id from members m where m.id = @member_id
union all select s.id from member_sign_ins s where s.member_id = @member_id
union all select t.id from mailed_tokens t where t.member_id = @member_id
union all select a.id from account_notices a where a.member_id = @member_id
union all select n.id from notifications n where n.member_id = @member_id
union all select c.id from conversations c where c.member_id = @member_id
union all select g.id from conversations c join messages g on g.conversation_id = c.id where c.member_id = @member_id
union all select v.id from sessions v where v.member_id = @member_id
union all select e.id from sessions v join session_events e on e.session_id = v.id where v.member_id = @member_id
union all select p.id from payers p where p.member_id = @member_id
union all select u.letter_id from subscriptions u where u.member_id = @member_id
union all select i.letter_id from invoices i where i.member_id = @member_id
union all select b.id from beta_signups b where b.email = sqlc.narg('address')::citext and b.created_at <= @until
union all select w.id from contact_messages w where w.email = sqlc.narg('address')::citext and w.created_at <= @until
union all select j.id from job_applications j where j.email = sqlc.narg('address')::citext and j.created_at <= @until
union all select r.id from reset_requests r where r.email = sqlc.narg('address')::citext and r.created_at <= @until;

-- name: DetachEvents :exec
-- Other people's events about these conversations become "client" events: the numbers of their mailboxes stay without
-- gaps.
update live_events set kind = 'client', conversation_id = null, message_id = null, reader = null, delivered_seq = null, read_seq = null
where realm = 'coach' and conversation_id in (select c.id from conversations c where c.member_id = $1);

-- name: DeleteMemberMailbox :exec
delete from mailboxes where realm = 'member' and owner_id = $1;

-- name: DeleteVisitor :exec
-- A visitor's submissions before a time, under an address that was confirmed to be the member's.
with signups as (delete from beta_signups b where b.email = @email and b.created_at <= @until),
    letters as (delete from contact_messages w where w.email = @email and w.created_at <= @until),
    resets as (delete from reset_requests r where r.email = @email and r.created_at <= @until)
delete from job_applications a where a.email = @email and a.created_at <= @until;

-- name: DeleteMember :exec
-- Cascades to all rows of the member: preferences, sign-ins, notifications, conversations with their messages.
delete from members where id = $1;

-- name: MembersByAddress :many
-- The accounts that name an address, and which of them has confirmed it.
select id, (email_confirmed_at is not null)::boolean as confirmed from members where email = $1 and deletion_requested_at is null;
