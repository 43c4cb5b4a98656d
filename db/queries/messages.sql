-- name: EnsureConversation :one
insert into conversations (member_id, coach_id) values ($1, $2)
on conflict (member_id, coach_id) do update set member_id = excluded.member_id
returning *;

-- name: AppendMessage :one
-- In one statement: checks that these two may message each other now, takes the conversation's next number, stores the
-- message with its grams, and appends an event to both mailboxes. No row if they may not, if they have no conversation
-- yet, or if the message that this one answers is not in it.
-- Locks: the conversation, then the coach's mailbox, then the member's. Times are taken under the conversation's lock,
-- so that they increase with the numbers. A member waits from their first message until the coach writes; automatic
-- messages are no reply. The given grams are independent of the position; it is mixed in here (see db/grams).
with conv as (
    update conversations c set
        last_seq = c.last_seq + 1,
        coach_unread = c.coach_unread + case when said.sender = 'member' then 1 else 0 end,
        -- One look at the clock for all of them. It is taken for this row, so again when the row had to be waited for.
        (last_message_at, last_member_message_at, waiting_since) = (
            select t.at,
                case when said.sender = 'member' then t.at else c.last_member_message_at end,
                case
                    when said.sender = 'member' then coalesce(c.waiting_since, t.at)
                    when said.automatic then c.waiting_since
                end
            from (select clock_timestamp() as at where c.last_seq >= 0) t
        )
    from members p, coaches k, (select @sender::text as sender, @automatic::boolean as automatic) said
    where c.member_id = @member_id and c.coach_id = @coach_id
        and p.id = c.member_id and p.coach_id = c.coach_id and k.id = c.coach_id
        and (@sender::text = 'member' or (k.is_active and k.verification_status = 'verified'))
        and (sqlc.narg('reply_to')::uuid is null
            or exists (select from messages r where r.conversation_id = c.id and r.id = sqlc.narg('reply_to')::uuid))
    returning c.id, c.member_id, c.coach_id, c.last_seq, c.last_message_at
), msg as (
    insert into messages (conversation_id, id, seq, sender, text, automatic, attachment_id, reply_to, grams, created_at)
    select conv.id, @id, conv.last_seq, @sender::text, @text, @automatic::boolean, sqlc.narg('attachment_id'), sqlc.narg('reply_to')::uuid,
        coalesce(case when conv.last_seq < 131072 then @grams::integer[]
            else (select array_agg(g # ((conv.last_seq >> 17) * 2654435769)::bit(32)::integer) from unnest(@grams::integer[]) g) end, '{}'),
        conv.last_message_at
    from conv
    returning conversation_id, id, seq, created_at
), box as (
    insert into mailboxes (realm, owner_id, last_seq)
    select who.realm, who.owner_id, 1 from conv, lateral (values ('coach', conv.coach_id), ('member', conv.member_id)) as who (realm, owner_id)
    on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq + 1
    returning realm, owner_id, last_seq
), ev as (
    insert into live_events (realm, owner_id, seq, kind, conversation_id, message_id, created_at)
    select box.realm, box.owner_id, box.last_seq, 'message', msg.conversation_id, msg.id, clock_timestamp() from box, msg
    returning seq
)
select msg.conversation_id, msg.seq, msg.created_at, (select count(*) from ev) as events
from msg;

-- name: Standing :one
-- The relation of a member and a coach; queried only when a plain write failed.
select coalesce(p.coach_id = k.id, false)::boolean as present,
    (k.is_active and k.verification_status = 'verified')::boolean as coach_open,
    exists (select 1 from conversations c where c.member_id = p.id and c.coach_id = k.id)::boolean as has_conversation
from members p, coaches k
where p.id = @member_id and k.id = @coach_id;

-- name: HasMessage :one
select exists (select 1 from messages m where m.conversation_id = @conversation_id and m.id = @id);

-- name: StoredMessage :one
-- A message that was stored before, with what its status is worked out from.
select m.id, m.seq, m.sender, m.text, m.automatic, m.created_at,
    a.id as attachment_id, a.kind as attachment_kind, a.name as attachment_name, a.content_type as attachment_type, a.size as attachment_size,
    a.width as attachment_width, a.height as attachment_height, a.duration_ms as attachment_duration,
    c.member_delivered_seq, c.member_read_seq, c.coach_delivered_seq, c.coach_read_seq, p.share_read_receipts, f.tier as safety_tier,
    m.version, m.edited_at, m.unsent_at, m.member_reaction, m.coach_reaction,
    m.reply_to, r.seq as reply_seq, r.sender as reply_sender, r.text as reply_text, r.unsent_at as reply_unsent_at, ra.kind as reply_kind
from conversations c
join members p on p.id = c.member_id
join messages m on m.conversation_id = c.id and m.id = @id
left join attachments a on a.id = m.attachment_id
left join safety_flags f on f.conversation_id = m.conversation_id and f.message_id = m.id
left join messages r on r.conversation_id = m.conversation_id and r.id = m.reply_to
left join attachments ra on ra.id = r.attachment_id
where c.member_id = @member_id and c.coach_id = @coach_id;

-- name: MessagesBefore :many
-- Newest first; before is exclusive.
select m.id, m.seq, m.sender, m.text, m.automatic, m.created_at,
    a.id as attachment_id, a.kind as attachment_kind, a.name as attachment_name, a.content_type as attachment_type, a.size as attachment_size,
    a.width as attachment_width, a.height as attachment_height, a.duration_ms as attachment_duration, f.tier as safety_tier,
    m.version, m.edited_at, m.unsent_at, m.member_reaction, m.coach_reaction,
    m.reply_to, r.seq as reply_seq, r.sender as reply_sender, r.text as reply_text, r.unsent_at as reply_unsent_at, ra.kind as reply_kind
from messages m
left join attachments a on a.id = m.attachment_id
left join safety_flags f on f.conversation_id = m.conversation_id and f.message_id = m.id
left join messages r on r.conversation_id = m.conversation_id and r.id = m.reply_to
left join attachments ra on ra.id = r.attachment_id
where m.conversation_id = @conversation_id and m.seq < @before
order by m.seq desc limit @max_rows;

-- name: MessagesAfter :many
-- Oldest first; after is exclusive.
select m.id, m.seq, m.sender, m.text, m.automatic, m.created_at,
    a.id as attachment_id, a.kind as attachment_kind, a.name as attachment_name, a.content_type as attachment_type, a.size as attachment_size,
    a.width as attachment_width, a.height as attachment_height, a.duration_ms as attachment_duration, f.tier as safety_tier,
    m.version, m.edited_at, m.unsent_at, m.member_reaction, m.coach_reaction,
    m.reply_to, r.seq as reply_seq, r.sender as reply_sender, r.text as reply_text, r.unsent_at as reply_unsent_at, ra.kind as reply_kind
from messages m
left join attachments a on a.id = m.attachment_id
left join safety_flags f on f.conversation_id = m.conversation_id and f.message_id = m.id
left join messages r on r.conversation_id = m.conversation_id and r.id = m.reply_to
left join attachments ra on ra.id = r.attachment_id
where m.conversation_id = @conversation_id and m.seq > @after
order by m.seq limit @max_rows;

-- name: MessagesAt :many
-- Those with these numbers, newest first.
select m.id, m.seq, m.sender, m.text, m.automatic, m.created_at,
    a.id as attachment_id, a.kind as attachment_kind, a.name as attachment_name, a.content_type as attachment_type, a.size as attachment_size,
    a.width as attachment_width, a.height as attachment_height, a.duration_ms as attachment_duration, f.tier as safety_tier,
    m.version, m.edited_at, m.unsent_at, m.member_reaction, m.coach_reaction,
    m.reply_to, r.seq as reply_seq, r.sender as reply_sender, r.text as reply_text, r.unsent_at as reply_unsent_at, ra.kind as reply_kind
from messages m
left join attachments a on a.id = m.attachment_id
left join safety_flags f on f.conversation_id = m.conversation_id and f.message_id = m.id
left join messages r on r.conversation_id = m.conversation_id and r.id = m.reply_to
left join attachments ra on ra.id = r.attachment_id
where m.conversation_id = @conversation_id and m.seq = any(@seqs::bigint[])
order by m.seq desc;

-- name: HasMessagesUntil :one
-- Whether a conversation holds anything up to this number.
select exists (select 1 from messages m where m.conversation_id = @conversation_id and m.seq <= @until);

-- name: MemberConversationHead :one
-- The conversation a member may read with this coach: the present coach even before a first message, an earlier one if
-- there are messages. The conversation is null before the first message. The member's newest message is searched from
-- the end, and flags are those of the last day.
select k.id as coach_id, k.name, k.image_url, k.time_zone, k.city,
    coalesce(p.coach_id = k.id, false)::boolean as present, (k.is_active and k.verification_status = 'verified')::boolean as coach_open,
    p.share_read_receipts,
    c.id as conversation_id, c.member_delivered_seq, c.member_read_seq, c.coach_delivered_seq, c.coach_read_seq, c.last_seq,
    (c.member_muted_at is not null)::boolean as muted, c.delete_at, c.waiting_since,
    coalesce(mine.seq, 0)::bigint as newest_own_seq, coalesce(mark.tier, '')::text as safety_tier
from coaches k
join members p on p.id = @member_id
left join conversations c on c.member_id = p.id and c.coach_id = k.id
left join lateral (
    select m.seq from messages m where m.conversation_id = c.id and m.sender = 'member' and m.unsent_at is null and p.coach_id = k.id
    order by m.seq desc limit 1
) mine on true
left join lateral (
    select f.tier from safety_flags f
    where f.conversation_id = c.id and f.created_at > now() - interval '24 hours'
    order by f.tier = 'urgent' desc limit 1
) mark on true
where k.id = @coach_id and (p.coach_id = k.id or c.id is not null);

-- name: CoachConversationHead :one
-- The conversation an active coach may read with a current client.
select p.id as member_id, p.first_name, p.last_name, p.time_zone, p.share_read_receipts,
    c.id as conversation_id, c.urgent_since, c.urgent_tier, c.member_delivered_seq, c.member_read_seq, c.coach_delivered_seq, c.coach_read_seq,
    c.last_seq, c.urgent_mark, c.delete_at, c.waiting_since,
    (case when c.urgent_since is not null then urgent_places(c.id, c.urgent_since) else '{}' end)::text[] as urgent_in
from members p
join coaches k on k.id = p.coach_id and k.is_active and k.verification_status = 'verified'
left join conversations c on c.member_id = p.id and c.coach_id = k.id
where p.id = @member_id and k.id = @coach_id;

-- name: ConversationsOf :many
-- A member's conversations: with the present coach first, then those with earlier ones, the latest first.
select k.id as coach_id, k.name, k.image_url, coalesce(p.coach_id = k.id, false)::boolean as present, c.last_message_at
from conversations c
join members p on p.id = c.member_id
join coaches k on k.id = c.coach_id
where c.member_id = @member_id
order by present desc, (c.last_message_at is null), c.last_message_at desc, k.id;

-- name: NewestTexts :many
-- The first part of a search: the newest messages before a number, newest first.
select m.seq, m.text from messages m where m.conversation_id = @conversation_id and m.seq < @before order by m.seq desc limit @max_rows;

-- name: TextsWith :many
-- The messages of a block of a conversation that may match a search, newest first. Only grams are in the index
-- condition: with the numbers Postgres might scan the whole block by number. They include the two people and the block
-- (see db/grams); hash collisions are filtered afterwards.
with found as materialized (
    select m.conversation_id as place, m.seq as number from messages m where m.grams @> @grams::integer[]
), part as (
    select number from found where place = @conversation_id::uuid and number >= @first_seq::bigint and number < @before::bigint
    order by number desc limit @max_rows
)
select m.seq, m.text from part join messages m on m.conversation_id = @conversation_id::uuid and m.seq = part.number
order by m.seq desc;

-- name: MessagesWithoutGrams :many
-- Messages without grams, from before the search existed, locked until the transaction ends; rows locked by others are
-- skipped.
select m.conversation_id, m.id, m.seq, m.text, c.member_id, c.coach_id
from messages m
join conversations c on c.id = m.conversation_id
where m.grams = '{}' and m.text <> ''
order by m.conversation_id, m.seq limit @max_rows
for update of m skip locked;

-- name: SetGrams :exec
-- Each list of grams is written as Postgres writes an array.
update messages m set grams = v.grams::integer[]
from (
    select unnest(@conversation_ids::uuid[]) as conversation_id, unnest(@ids::uuid[]) as id, unnest(@grams::text[]) as grams
) v
where m.conversation_id = v.conversation_id and m.id = v.id;

-- name: UnreadForMember :many
-- The member's unread messages from the present coach or the team; none while the conversation is muted.
select m.id, m.seq, m.sender, m.text, m.automatic, m.created_at,
    a.id as attachment_id, a.kind as attachment_kind, a.name as attachment_name, a.content_type as attachment_type, a.size as attachment_size,
    a.width as attachment_width, a.height as attachment_height, a.duration_ms as attachment_duration,
    c.coach_id, c.member_delivered_seq,
    m.version, m.edited_at, m.unsent_at, m.member_reaction, m.coach_reaction,
    m.reply_to, r.seq as reply_seq, r.sender as reply_sender, r.text as reply_text, r.unsent_at as reply_unsent_at, ra.kind as reply_kind
from members p
join conversations c on c.member_id = p.id and c.coach_id = p.coach_id and c.member_muted_at is null
join messages m on m.conversation_id = c.id and m.seq > c.member_read_seq and m.sender <> 'member' and m.unsent_at is null
left join attachments a on a.id = m.attachment_id
left join messages r on r.conversation_id = m.conversation_id and r.id = m.reply_to
left join attachments ra on ra.id = r.attachment_id
where p.id = @member_id
order by m.seq limit @max_rows;

-- name: AdvanceMember :one
-- The member's clients received, and if seen also displayed, everything up to this message: both cursors only move
-- forward. The present coach is notified, of "read" only if the member shares receipts. No row for a message outside
-- of their conversation. Locks: the conversation, then the coach's mailbox.
with cur as (
    select c.id, c.coach_id, c.member_delivered_seq as delivered, c.member_read_seq as seen, t.seq,
        p.share_read_receipts as shares, coalesce(p.coach_id = c.coach_id, false) as present
    from conversations c
    join members p on p.id = c.member_id
    join messages t on t.conversation_id = c.id and t.id = @message_id
    where c.member_id = @member_id and c.coach_id = @coach_id
    for update of c
), moved as (
    update conversations c set
        member_delivered_seq = greatest(c.member_delivered_seq, cur.seq),
        member_read_seq = case when @seen::boolean then greatest(c.member_read_seq, cur.seq) else c.member_read_seq end
    from cur
    where c.id = cur.id and (cur.delivered < cur.seq or (@seen::boolean and cur.seen < cur.seq))
    returning c.id, c.member_delivered_seq, c.member_read_seq
), box as (
    insert into mailboxes (realm, owner_id, last_seq)
    select 'coach', cur.coach_id, 1 from cur join moved on moved.id = cur.id
    where cur.present and (cur.delivered < cur.seq or cur.shares)
    on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq + 1
    returning realm, owner_id, last_seq
), ev as (
    insert into live_events (realm, owner_id, seq, kind, conversation_id, reader, delivered_seq, read_seq, created_at)
    select box.realm, box.owner_id, box.last_seq, 'receipt', moved.id, 'member', moved.member_delivered_seq,
        case when cur.shares then moved.member_read_seq else 0 end, clock_timestamp()
    from box, cur, moved
    returning seq
)
select (select count(*) from ev) as events from cur;

-- name: AdvanceCoach :one
-- The same for an active coach and a current client. Unread messages are counted by a function with a new snapshot,
-- under the conversation's lock: this statement's snapshot is from before the wait. Locks: the conversation, then the
-- member's mailbox.
with cur as (
    select c.id, c.member_id, c.coach_delivered_seq as delivered, c.coach_read_seq as seen, t.seq, p.share_read_receipts as shares
    from conversations c
    join members p on p.id = c.member_id and p.coach_id = c.coach_id
    join coaches k on k.id = c.coach_id and k.is_active and k.verification_status = 'verified'
    join messages t on t.conversation_id = c.id and t.id = @message_id
    where c.member_id = @member_id and c.coach_id = @coach_id
    for update of c
), moved as (
    update conversations c set
        coach_delivered_seq = greatest(c.coach_delivered_seq, cur.seq),
        coach_read_seq = case when @seen::boolean then greatest(c.coach_read_seq, cur.seq) else c.coach_read_seq end,
        coach_unread = case when @seen::boolean and cur.seen < cur.seq then unread_by_coach(c.id, cur.seq) else c.coach_unread end,
        urgent_opened_at = case
            when @seen::boolean and cur.seen < cur.seq and c.urgent_since is not null and coalesce(c.urgent_opened_at < c.urgent_since, true)
                then now()
            else c.urgent_opened_at
        end
    from cur
    where c.id = cur.id and (cur.delivered < cur.seq or (@seen::boolean and cur.seen < cur.seq))
    returning c.id, c.coach_delivered_seq, c.coach_read_seq
), box as (
    insert into mailboxes (realm, owner_id, last_seq)
    select 'member', cur.member_id, 1 from cur join moved on moved.id = cur.id
    where cur.delivered < cur.seq or cur.shares
    on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq + 1
    returning realm, owner_id, last_seq
), ev as (
    insert into live_events (realm, owner_id, seq, kind, conversation_id, reader, delivered_seq, read_seq, created_at)
    select box.realm, box.owner_id, box.last_seq, 'receipt', moved.id, 'coach', moved.coach_delivered_seq,
        case when cur.shares then moved.coach_read_seq else 0 end, clock_timestamp()
    from box, cur, moved
    returning seq
)
select (select count(*) from ev) as events from cur;

-- name: OwnMessage :one
-- A message that its author changes. Waits: its flag is not acknowledged. The caller holds the conversation.
select m.id, m.seq, m.sender, m.text, m.automatic, m.attachment_id, m.version, m.unsent_at, m.created_at,
    (f.message_id is not null and f.acknowledged_at is null)::boolean as waits
from messages m
left join safety_flags f on f.conversation_id = m.conversation_id and f.message_id = m.id
where m.conversation_id = @conversation_id and m.id = @id;

-- name: EditMessage :exec
-- The caller holds the conversation.
update messages set text = @text, grams = @grams, version = version + 1, edited_at = clock_timestamp()
where conversation_id = @conversation_id and id = @id;

-- name: UnsendMessage :one
-- Removes a message's text, file and reactions, and discards the file; an unread one is no longer counted, and whether
-- the member waits for a reply is computed again. Returns the number of files. The caller holds the conversation.
with was as (
    select m.conversation_id, m.id, m.seq, m.sender, m.attachment_id from messages m where m.conversation_id = @conversation_id and m.id = @id
), gone as (
    update messages m set
        text = '', grams = '{}', attachment_id = null, reply_to = null, edited_at = null, member_reaction = null, coach_reaction = null,
        version = m.version + 1, unsent_at = clock_timestamp()
    from was where m.conversation_id = was.conversation_id and m.id = was.id
), counted as (
    update conversations c set
        coach_unread = c.coach_unread - case when was.sender = 'member' and was.seq > c.coach_read_seq then 1 else 0 end,
        waiting_since = (
            select min(o.created_at) from messages o
            where o.conversation_id = c.id and o.sender = 'member' and o.unsent_at is null and o.id <> was.id and o.seq > coalesce(
                (select max(a.seq) from messages a
                    where a.conversation_id = c.id and a.sender = 'coach' and not a.automatic and a.unsent_at is null and a.id <> was.id), 0)
        )
    from was where c.id = was.conversation_id
), files as (
    update attachments a set discarded_at = clock_timestamp() from was where a.id = was.attachment_id and a.discarded_at is null
    returning a.id
)
select count(*) from files;

-- name: ReactToMessage :execrows
-- Sets one side's reaction to a message, or removes it (null). None if it is so already, or if the message was unsent.
update messages m set
    member_reaction = case when @by_member::boolean then sqlc.narg('reaction')::text else m.member_reaction end,
    coach_reaction = case when @by_member::boolean then m.coach_reaction else sqlc.narg('reaction')::text end
where m.conversation_id = @conversation_id and m.id = @id and m.unsent_at is null
    and case when @by_member::boolean then m.member_reaction else m.coach_reaction end is distinct from sqlc.narg('reaction')::text;

-- name: TellMessageChanged :one
-- Appends an event about a changed message for the given sides: the present coach and the member. Locks: the coach's
-- mailbox, then the member's.
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
    insert into live_events (realm, owner_id, seq, kind, conversation_id, message_id, created_at)
    select box.realm, box.owner_id, box.last_seq, 'message_changed', conv.id, @message_id::uuid, clock_timestamp() from box, conv
    returning seq
)
select count(*) as events from ev;
