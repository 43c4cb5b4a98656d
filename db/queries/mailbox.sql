-- name: AppendEvent :one
-- One event for one person; the number it returns is the next in that person's mailbox. Its time is taken under the
-- mailbox's lock, so that times and numbers run the same way.
with box as (
    insert into mailboxes (realm, owner_id, last_seq) values (@realm, @owner_id, 1)
    on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq + 1
    returning realm, owner_id, last_seq
)
insert into live_events (realm, owner_id, seq, kind, conversation_id, created_at)
select box.realm, box.owner_id, box.last_seq, @kind, sqlc.narg('conversation_id'), clock_timestamp()
from box
returning seq;

-- name: AppendEventToAdministrators :many
-- Appends one event per administrator, like AppendEvent, in the order of their ids. Returns the owners.
with who as (
    select c.id from coaches c where c.role = 'administrator' order by c.id
), box as (
    insert into mailboxes (realm, owner_id, last_seq)
    select 'coach', who.id, 1 from who
    on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq + 1
    returning realm, owner_id, last_seq
)
insert into live_events (realm, owner_id, seq, kind, created_at)
select box.realm, box.owner_id, box.last_seq, @kind::text, clock_timestamp() from box
returning owner_id;

-- name: MailboxSeq :one
-- The newest number of a mailbox, 0 when it is still empty, and the oldest event that is still kept (0 when none).
select coalesce((select b.last_seq from mailboxes b where b.realm = @realm and b.owner_id = @owner_id), 0)::bigint as last_seq,
    coalesce((select min(e.seq) from live_events e where e.realm = @realm and e.owner_id = @owner_id), 0)::bigint as oldest_seq;

-- name: EventsAfter :many
-- The next events of a stream, with the message and the people of each, in one query. Visible is false for events that
-- their owner may no longer see: a coach sees nothing of a former client, nor anything while inactive. The unread
-- count is the present one, so that a resumed stream starts with the current state.
select e.seq, e.kind, e.delivered_seq, e.read_seq, e.created_at,
    c.member_id, c.coach_id, c.member_delivered_seq, c.member_read_seq, c.coach_delivered_seq, c.coach_read_seq,
    p.share_read_receipts,
    coalesce(@realm::text = 'member' or (p.coach_id = c.coach_id and k.is_active and k.verification_status = 'verified'), false)::boolean as visible,
    m.id as message_id, m.seq as message_seq, m.sender as message_sender, m.text as message_text,
    m.automatic as message_automatic, m.created_at as message_created_at,
    a.id as attachment_id, a.kind as attachment_kind, a.name as attachment_name, a.content_type as attachment_type, a.size as attachment_size,
    a.width as attachment_width, a.height as attachment_height, a.duration_ms as attachment_duration,
    f.tier as safety_tier,
    m.version as message_version, m.edited_at, m.unsent_at, m.member_reaction, m.coach_reaction,
    m.reply_to, r.seq as reply_seq, r.sender as reply_sender, r.text as reply_text, r.unsent_at as reply_unsent_at, ra.kind as reply_kind,
    case when e.kind = 'notification'
        then (select count(*) from notifications n where n.member_id = e.owner_id and n.read_at is null) else 0 end::bigint as unread_notifications
from live_events e
left join conversations c on c.id = e.conversation_id
left join members p on p.id = c.member_id
left join coaches k on k.id = c.coach_id
left join messages m on m.conversation_id = e.conversation_id and m.id = e.message_id
left join attachments a on a.id = m.attachment_id
left join safety_flags f on f.conversation_id = m.conversation_id and f.message_id = m.id
left join messages r on r.conversation_id = m.conversation_id and r.id = m.reply_to
left join attachments ra on ra.id = r.attachment_id
where e.realm = @realm and e.owner_id = @owner_id and e.seq > @after
order by e.seq limit @max_rows;

-- name: DeleteEventsBefore :execrows
delete from live_events where created_at < $1;
