-- name: EnsureConversation :one
insert into conversations (member_id, coach_id) values ($1, $2)
on conflict (member_id, coach_id) do update set member_id = excluded.member_id
returning *;

-- name: AppendMessage :one
-- One statement, one round trip: makes sure that these two may write to each other now, takes the conversation's next
-- number, stores the message and puts an event into both people's mailboxes. No row when they may not, or have no
-- conversation yet. Locks: the conversation, then the coach's mailbox, then the member's. Times are taken under the
-- conversation's lock, so that they run the same way as the numbers.
with conv as (
    update conversations c set
        last_seq = c.last_seq + 1,
        last_message_at = clock_timestamp(),
        last_member_message_at = case when @sender::text = 'member' then clock_timestamp() else c.last_member_message_at end
    from members p, coaches k
    where c.member_id = @member_id and c.coach_id = @coach_id
        and p.id = c.member_id and p.coach_id = c.coach_id and k.id = c.coach_id
        and (@sender::text = 'member' or (k.is_active and k.verification_status = 'verified'))
    returning c.id, c.member_id, c.coach_id, c.last_seq, c.last_message_at
), msg as (
    insert into messages (conversation_id, id, seq, sender, text, automatic, created_at)
    select conv.id, @id, conv.last_seq, @sender::text, @text, @automatic::boolean, conv.last_message_at from conv
    returning *
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
-- How a member and a coach stand to each other; asked only when a plain write found no way.
select coalesce(p.coach_id = k.id, false)::boolean as present,
    (k.is_active and k.verification_status = 'verified')::boolean as coach_open,
    exists (select 1 from conversations c where c.member_id = p.id and c.coach_id = k.id)::boolean as has_conversation
from members p, coaches k
where p.id = @member_id and k.id = @coach_id;

-- name: StoredMessage :one
-- A message that was stored before, with what its status is worked out from.
select m.*, c.member_delivered_seq, c.member_read_seq, c.coach_delivered_seq, c.coach_read_seq, p.share_read_receipts, f.tier as safety_tier
from conversations c
join members p on p.id = c.member_id
join messages m on m.conversation_id = c.id and m.id = @id
left join safety_flags f on f.conversation_id = m.conversation_id and f.message_id = m.id
where c.member_id = @member_id and c.coach_id = @coach_id;

-- name: MessagesBefore :many
-- Newest first; before is exclusive.
select m.*, f.tier as safety_tier
from messages m
left join safety_flags f on f.conversation_id = m.conversation_id and f.message_id = m.id
where m.conversation_id = @conversation_id and m.seq < @before
order by m.seq desc limit @max_rows;

-- name: MemberConversationHead :one
-- What a member may read with this coach: with the present coach even before a first message, with an earlier one what
-- was said. The conversation is null when nothing was said yet.
select k.id as coach_id, k.name, k.image_url, k.time_zone, k.city,
    coalesce(p.coach_id = k.id, false)::boolean as present, p.share_read_receipts,
    c.id as conversation_id, c.member_delivered_seq, c.member_read_seq, c.coach_delivered_seq, c.coach_read_seq
from coaches k
join members p on p.id = @member_id
left join conversations c on c.member_id = p.id and c.coach_id = k.id
where k.id = @coach_id and (p.coach_id = k.id or c.id is not null);

-- name: CoachConversationHead :one
-- What an open coach may read with a present client.
select p.id as member_id, p.first_name, p.last_name, p.time_zone, p.share_read_receipts,
    c.id as conversation_id, c.urgent_since, c.member_delivered_seq, c.member_read_seq, c.coach_delivered_seq, c.coach_read_seq
from members p
join coaches k on k.id = p.coach_id and k.is_active and k.verification_status = 'verified'
left join conversations c on c.member_id = p.id and c.coach_id = k.id
where p.id = @member_id and k.id = @coach_id;

-- name: UnreadForMember :many
-- What the present coach wrote and the member has not seen.
select m.*, c.coach_id, c.member_delivered_seq
from members p
join conversations c on c.member_id = p.id and c.coach_id = p.coach_id
join messages m on m.conversation_id = c.id and m.seq > c.member_read_seq and m.sender = 'coach'
where p.id = @member_id
order by m.seq limit @max_rows;

-- name: AdvanceMember :one
-- The member's clients received, and when seen is true also showed, everything up to this message: both cursors only
-- ever go forward. The coach hears of it while they are the present coach, and of "read" only while the member shares
-- that. No row when there is no such message in their conversation. Locks: the conversation, then the coach's mailbox.
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
-- The same for an open coach and a present client. Locks: the conversation, then the member's mailbox.
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
        coach_read_seq = case when @seen::boolean then greatest(c.coach_read_seq, cur.seq) else c.coach_read_seq end
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
