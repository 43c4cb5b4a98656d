-- name: AddNotification :one
-- Adds a notification, with an event for the member's screens. An identical unread one is updated and moved up, unless
-- its text is the same. Events is 0 if nothing changed. Locks: the notification, then the member's mailbox.
with put as (
    insert into notifications (member_id, type, title, message, created_at)
    values (@member_id, @type, @title, @message, clock_timestamp())
    on conflict (member_id, type, title) where read_at is null
        do update set message = excluded.message, created_at = excluded.created_at where notifications.message <> excluded.message
    returning member_id
), box as (
    insert into mailboxes (realm, owner_id, last_seq) select 'member', put.member_id, 1 from put
    on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq + 1
    returning realm, owner_id, last_seq
), ev as (
    insert into live_events (realm, owner_id, seq, kind, created_at)
    select box.realm, box.owner_id, box.last_seq, 'notification', clock_timestamp() from box
    returning seq
)
select count(*) as events from ev;

-- name: ReadNotifications :one
-- Marks the member's notifications as read: by ids, type and title, each optional. Events is 0 if nothing changed.
-- Locks: the notifications by id, then the member's mailbox.
with due as (
    select n.id from notifications n
    where n.member_id = @member_id and n.read_at is null
        and (sqlc.narg('ids')::uuid[] is null or n.id = any(sqlc.narg('ids')::uuid[]))
        and (sqlc.narg('type')::text is null or n.type = sqlc.narg('type')::text)
        and (sqlc.narg('title')::text is null or n.title = sqlc.narg('title')::text)
    order by n.id for update
), done as (
    update notifications n set read_at = clock_timestamp() from due where n.id = due.id and n.read_at is null
    returning n.member_id
), box as (
    insert into mailboxes (realm, owner_id, last_seq) select distinct 'member', done.member_id, 1 from done
    on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq + 1
    returning realm, owner_id, last_seq
), ev as (
    insert into live_events (realm, owner_id, seq, kind, created_at)
    select box.realm, box.owner_id, box.last_seq, 'notification', clock_timestamp() from box
    returning seq
)
select count(*) as events from ev;

-- name: ReplaceNotifications :one
-- Marks the member's unread notifications of the type with these titles as read, and adds one unless its title is
-- empty, as AddNotification does. The new title differs from the old ones. Events is 0 if nothing changed. Locks: the
-- notifications, then the member's mailbox, once for both.
with due as (
    select n.id from notifications n
    where n.member_id = @member_id and n.read_at is null and n.type = @type and n.title = any(@over::text[])
    order by n.id for update
), done as (
    update notifications n set read_at = clock_timestamp() from due where n.id = due.id and n.read_at is null
    returning n.member_id
), put as (
    insert into notifications (member_id, type, title, message, created_at)
    select @member_id, @type, @title::text, @message::text, clock_timestamp() where @title::text <> ''
    on conflict (member_id, type, title) where read_at is null
        do update set message = excluded.message, created_at = excluded.created_at where notifications.message <> excluded.message
    returning member_id
), box as (
    insert into mailboxes (realm, owner_id, last_seq)
    select 'member', told.member_id, 1 from (select done.member_id from done union select put.member_id from put) told
    on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq + 1
    returning realm, owner_id, last_seq
), ev as (
    insert into live_events (realm, owner_id, seq, kind, created_at)
    select box.realm, box.owner_id, box.last_seq, 'notification', clock_timestamp() from box
    returning seq
)
select count(*) as events from ev;

-- name: CountUnreadNotifications :one
select count(*) from notifications where member_id = $1 and read_at is null;

-- name: NotificationTime :one
select created_at from notifications where id = @id and member_id = @member_id;

-- name: ListNotifications :many
-- Newest first; those after a place in that order when one is given.
select * from notifications n
where n.member_id = @member_id
    and (sqlc.narg('before_id')::uuid is null
        or (n.created_at, n.id) < (sqlc.narg('before_time')::timestamptz, sqlc.narg('before_id')::uuid))
order by n.created_at desc, n.id desc limit @max_rows;

-- name: LockPresentConversation :exec
-- Locks the member's conversation with their present coach against sending and reading. The caller holds the member's
-- row.
select c.id from members p
join conversations c on c.member_id = p.id and c.coach_id = p.coach_id
where p.id = @member_id
for no key update of c;

-- name: MessagesWaiting :one
-- The member's unread messages from the present coach; whether any is the coach's own and not automatic, and since
-- when. None while the conversation is muted.
select count(m.seq) as unread,
    (count(m.seq) filter (where not m.automatic) > 0)::boolean as own_words,
    coalesce(min(m.created_at) filter (where not m.automatic), now())::timestamptz as since,
    coalesce(min(m.created_at) filter (where not m.automatic) <= now() - make_interval(secs => @after_seconds::float8), false)::boolean as due,
    coalesce((select f.message_notifications from member_preferences f where f.member_id = @member_id), true)::boolean as wanted
from members p
join conversations c on c.member_id = p.id and c.coach_id = p.coach_id and c.member_muted_at is null
join messages m on m.conversation_id = c.id and m.seq > c.member_read_seq and m.sender = 'coach' and m.unsent_at is null
where p.id = @member_id;

-- name: MessageNotice :one
-- The unread notification about unread messages, with their present number: zero if only automatic ones are unread, or
-- while the conversation is muted. Their sender is the present coach. No row without such a notification.
select n.id, n.message, o.display_language, coalesce(h.name, '')::text as coach_name,
    (select case when bool_and(m.automatic) then 0 else count(*) end from members p
        join conversations c on c.member_id = p.id and c.coach_id = p.coach_id and c.member_muted_at is null
        join messages m on m.conversation_id = c.id and m.seq > c.member_read_seq and m.sender = 'coach' and m.unsent_at is null
        where p.id = n.member_id)::bigint as unread
from notifications n
join members o on o.id = n.member_id
left join coaches h on h.id = o.coach_id
where n.member_id = @member_id and n.type = 'message' and n.title = @title and n.read_at is null;

-- name: SettleNotification :one
-- Updates the text of an unread notification, or marks it as read if the text is empty. It keeps its position. Locks:
-- the notification, then the member's mailbox.
with done as (
    update notifications n set
        message = coalesce(sqlc.narg('message'), n.message),
        read_at = case when sqlc.narg('message')::text is null then clock_timestamp() end
    where n.id = @id and n.read_at is null and n.message = @was
    returning n.member_id
), box as (
    insert into mailboxes (realm, owner_id, last_seq) select 'member', done.member_id, 1 from done
    on conflict (realm, owner_id) do update set last_seq = mailboxes.last_seq + 1
    returning realm, owner_id, last_seq
), ev as (
    insert into live_events (realm, owner_id, seq, kind, created_at)
    select box.realm, box.owner_id, box.last_seq, 'notification', clock_timestamp() from box
    returning seq
)
select count(*) as events from ev;

-- name: PruneNotifications :execrows
-- Deletes read notifications with this many newer ones.
delete from notifications n
using (
    select o.id, row_number() over (partition by o.member_id order by o.created_at desc, o.id desc) as place
    from notifications o
    where o.member_id in (select c.member_id from notifications c group by c.member_id having count(*) > @keep::bigint)
) old
where n.id = old.id and old.place > @keep::bigint and n.read_at is not null;
