-- name: TakePushEndpoint :exec
-- Ends the subscription that another sign-in had in this browser.
delete from push_subscriptions where endpoint = @endpoint and sign_in_id <> @sign_in_id;

-- name: SavePushSubscription :execrows
-- Replaces the subscription of a sign-in. No row if the sign-in has ended.
insert into push_subscriptions (sign_in_id, member_id, endpoint, p256dh, auth, neutral)
select s.id, s.member_id, @endpoint, @p256dh, @auth, @neutral
from member_sign_ins s where s.id = @sign_in_id and s.member_id = @member_id
on conflict (sign_in_id) do update set
    endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, neutral = excluded.neutral;

-- name: HasPushSubscription :one
select exists (select 1 from push_subscriptions where sign_in_id = @sign_in_id)::boolean;

-- name: DeletePushSubscription :exec
delete from push_subscriptions where sign_in_id = @sign_in_id;

-- name: DropPushSubscription :exec
-- Deletes the subscription that the push service no longer knows, unless the browser has renewed it.
delete from push_subscriptions where sign_in_id = @sign_in_id and endpoint = @endpoint;

-- name: MembersToPush :many
-- The members with a notification that has not been pushed to one of their browsers, with their quiet hours.
select distinct s.member_id, m.time_zone, w.quiet_from, w.quiet_until
from push_subscriptions s
join member_sign_ins i on i.id = s.sign_in_id and i.expires_at > now()
join members m on m.id = s.member_id
left join member_preferences w on w.member_id = s.member_id
join notifications n on n.member_id = s.member_id and n.read_at is null and n.created_at > s.pushed_until
    and ((n.type = 'message' and coalesce(w.message_notifications, true))
        or (n.type = 'session' and coalesce(w.session_reminders, true)));

-- name: PushesOf :many
-- The member's browsers with a notification that has not been pushed to them: the newest one, with its kind. Expired
-- sign-ins have none.
select s.sign_in_id, s.endpoint, s.p256dh, s.auth, s.neutral, m.display_language, m.time_zone, w.quiet_from, w.quiet_until,
    n.type, n.created_at
from push_subscriptions s
join member_sign_ins i on i.id = s.sign_in_id and i.expires_at > now()
join members m on m.id = s.member_id and m.deletion_requested_at is null
left join member_preferences w on w.member_id = s.member_id
join lateral (
    select o.type, o.created_at from notifications o
    where o.member_id = s.member_id and o.read_at is null and o.created_at > s.pushed_until
        and ((o.type = 'message' and coalesce(w.message_notifications, true))
            or (o.type = 'session' and coalesce(w.session_reminders, true)))
    order by o.created_at desc limit 1
) n on true
where s.member_id = @member_id
order by s.created_at, s.sign_in_id;

-- name: NotePushed :exec
-- Records that everything up to this time was pushed to a browser, or can never be.
update push_subscriptions set pushed_until = greatest(pushed_until, @pushed_until)
where sign_in_id = @sign_in_id and endpoint = @endpoint;
