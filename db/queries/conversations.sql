-- A member's actions on a whole conversation.

-- name: LockMemberConversation :one
-- A member's conversation with a coach, held until the transaction ends.
select c.* from conversations c where c.member_id = @member_id and c.coach_id = @coach_id for update of c;

-- name: LockConversation :one
select c.* from conversations c where c.id = $1 for update of c;

-- name: SetMuted :execrows
-- None when it is so already.
update conversations set member_muted_at = case when @muted::boolean then clock_timestamp() end
where id = @id and (member_muted_at is not null) <> @muted::boolean;

-- name: SetDeletion :exec
-- Schedules the deletion of everything up to the number; nulls cancel it.
update conversations set delete_through_seq = sqlc.narg('through_seq'), delete_at = sqlc.narg('delete_at') where id = @id;

-- name: DueDeletions :many
select id from conversations where delete_at <= @now::timestamptz order by delete_at limit @max_rows;

-- name: DeleteMessages :one
-- Deletes the oldest messages up to a number with their flags, and discards their files; unread ones are no longer
-- counted. Returns the number of deleted messages. The caller holds the conversation.
with gone as (
    delete from messages m
    where m.conversation_id = @conversation_id
        and m.seq in (
            select o.seq from messages o where o.conversation_id = @conversation_id and o.seq <= @through_seq order by o.seq limit @max_rows
        )
    returning m.attachment_id, m.seq, m.sender, m.unsent_at
), unread as (
    update conversations c set coach_unread = c.coach_unread - went.messages
    from (select count(*) as messages from gone join conversations t on t.id = @conversation_id and gone.seq > t.coach_read_seq
        where gone.sender = 'member' and gone.unsent_at is null) went
    where c.id = @conversation_id and went.messages > 0
), files as (
    update attachments a set discarded_at = clock_timestamp() from gone where a.id = gone.attachment_id and a.discarded_at is null
    returning a.id
)
select (select count(*) from gone) as messages, (select count(*) from files) as files;

-- name: SettleConversation :exec
-- Updates a conversation's derived columns after a deletion. The time of the member's last message stays, as it
-- reveals no text.
update conversations c set
    delete_through_seq = null, delete_at = null,
    last_message_at = (select m.created_at from messages m where m.conversation_id = c.id order by m.seq desc limit 1),
    waiting_since = (
        select min(m.created_at) from messages m
        where m.conversation_id = c.id and m.sender = 'member' and m.unsent_at is null and m.seq > coalesce(
            (select max(a.seq) from messages a where a.conversation_id = c.id and a.sender = 'coach' and not a.automatic and a.unsent_at is null), 0)
    )
where c.id = $1;

-- name: TellConversation :one
-- Appends a conversation event for both, the present coach and the member. Events is the number of events. Locks: the
-- coach's mailbox, then the member's.
with conv as (
    select c.id, c.member_id, c.coach_id, p.coach_id = c.coach_id as present from conversations c join members p on p.id = c.member_id where c.id = @conversation_id
), box as (
    insert into mailboxes (realm, owner_id, last_seq)
    select who.realm, who.owner_id, 1 from conv, lateral (values
        ('coach', conv.coach_id, coalesce(conv.present, false) and @coach::boolean), ('member', conv.member_id, @member::boolean)
    ) as who (realm, owner_id, told)
    where who.told
    on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq + 1
    returning realm, owner_id, last_seq
), ev as (
    insert into live_events (realm, owner_id, seq, kind, conversation_id, created_at)
    select box.realm, box.owner_id, box.last_seq, 'conversation', conv.id, clock_timestamp() from box, conv
    returning seq
)
select count(*) as events from ev;

-- name: ChatExportHead :one
-- The two people of a conversation as its export names them. No row when the member never had the coach.
select k.name as coach_name, p.first_name, p.last_name, c.id as conversation_id
from coaches k
join members p on p.id = @member_id
left join conversations c on c.member_id = p.id and c.coach_id = k.id
where k.id = @coach_id and (p.coach_id = k.id or c.id is not null);

-- name: ChatExportMessages :many
-- Oldest first, a page at a time.
select m.seq, m.sender, m.text, m.created_at, a.name as attachment_name,
    m.edited_at, m.unsent_at, m.member_reaction, m.coach_reaction, r.created_at as reply_at
from messages m
left join attachments a on a.id = m.attachment_id
left join messages r on r.conversation_id = m.conversation_id and r.id = m.reply_to
where m.conversation_id = @conversation_id and m.seq > @after
order by m.seq limit @max_rows;
