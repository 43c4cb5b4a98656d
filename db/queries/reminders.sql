-- name: UnseenByMember :one
-- A conversation's unread messages for the reminder, and whether its member may be emailed: everything that an email
-- needs, and no text. No row if nothing is unread, while it is muted, or if its coach is no longer the member's, unless the
-- team wrote.
select waiting.last_seq, waiting.since, p.email, p.first_name, p.time_zone, p.display_language, p.unsubscribe_key,
    (p.email_confirmed_at is not null and p.deletion_requested_at is null
        and coalesce(w.email_notifications, true) and coalesce(w.message_notifications, true))::boolean as wanted,
    w.quiet_from, w.quiet_until
from conversations c
join members p on p.id = c.member_id
left join member_preferences w on w.member_id = p.id
join lateral (
    select max(m.seq)::bigint as last_seq, min(m.created_at)::timestamptz as since, bool_or(m.sender = 'team') as team
    from messages m
    where m.conversation_id = c.id and m.seq > c.member_read_seq and m.sender <> 'member' and m.unsent_at is null
) waiting on (p.coach_id = c.coach_id or waiting.team) and waiting.last_seq is not null
where c.id = @conversation_id and c.member_muted_at is null;

-- name: NoteReminded :execrows
-- Records an enqueued email about everything up to this message: once, until the member has read up to it.
update conversations set reminded_seq = @seq
where id = @conversation_id and reminded_seq <= member_read_seq and member_read_seq < @seq;

-- name: DeliverByLetter :one
-- An email about everything up to its message was sent, which marks it as delivered; the present coach is notified.
-- Locks: the conversation, then the coach's mailbox.
with cur as (
    select c.id, c.coach_id, c.reminded_seq, p.share_read_receipts as shares, coalesce(p.coach_id = c.coach_id, false) as present
    from conversations c
    join members p on p.id = c.member_id
    where c.id = @conversation_id
    for update of c
), moved as (
    update conversations c set member_delivered_seq = cur.reminded_seq
    from cur
    where c.id = cur.id and c.member_delivered_seq < cur.reminded_seq
    returning c.id, c.member_delivered_seq, c.member_read_seq
), box as (
    insert into mailboxes (realm, owner_id, last_seq)
    select 'coach', cur.coach_id, 1 from cur join moved on moved.id = cur.id where cur.present
    on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq + 1
    returning realm, owner_id, last_seq
), ev as (
    insert into live_events (realm, owner_id, seq, kind, conversation_id, reader, delivered_seq, read_seq, created_at)
    select box.realm, box.owner_id, box.last_seq, 'receipt', moved.id, 'member', moved.member_delivered_seq,
        case when cur.shares then moved.member_read_seq else 0 end, clock_timestamp()
    from box, cur, moved
    returning seq
)
select cur.coach_id, (select count(*) from ev) as events from cur;

-- name: WishLetters :exec
-- Stops a kind of email, or enables it again, for the holder of an email's key; other settings stay. All means every
-- email that is not about the account's security.
insert into member_preferences (member_id, message_notifications, session_reminders, newsletter_subscription, email_notifications)
select p.id, @kind::text <> 'messages' or @wanted::boolean, @kind::text <> 'sessions' or @wanted::boolean,
    @kind::text = 'newsletter' and @wanted::boolean, @kind::text <> 'all' or @wanted::boolean
from members p where p.unsubscribe_key = @key and p.deletion_requested_at is null
on conflict (member_id) do update set
    message_notifications = case when @kind::text = 'messages' then @wanted::boolean else member_preferences.message_notifications end,
    session_reminders = case when @kind::text = 'sessions' then @wanted::boolean else member_preferences.session_reminders end,
    newsletter_subscription = case when @kind::text = 'newsletter' then @wanted::boolean else member_preferences.newsletter_subscription end,
    email_notifications = case when @kind::text = 'all' then @wanted::boolean else member_preferences.email_notifications end;
