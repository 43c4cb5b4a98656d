-- name: UpdateProfile :one
-- The member's row as it is afterwards. The address is not among it: that changes when its new owner has confirmed it.
update members set first_name = @first_name, last_name = @last_name, username = @username, time_zone = @time_zone
where id = @id
returning *;

-- name: SetDisplayLanguage :one
update members set display_language = @display_language where id = @id
returning *;

-- name: SetSharesReadReceipts :exec
update members set share_read_receipts = @share where id = @id;

-- name: SavePreferences :exec
insert into member_preferences (member_id, region, religion, gender, age_range, language)
values (@member_id, @region, @religion, @gender, @age_range, @language)
on conflict (member_id) do update set
    region = excluded.region, religion = excluded.religion, gender = excluded.gender, age_range = excluded.age_range,
    language = excluded.language;

-- name: EnsurePreferences :exec
-- A member without answers has no row; the column defaults are the initial settings.
insert into member_preferences (member_id) values ($1) on conflict do nothing;

-- name: SaveNotificationSettings :exec
-- Nulls stay unchanged. Quiet hours are changed as a pair, if change_quiet is set.
update member_preferences set
    email_notifications = coalesce(sqlc.narg('email_notifications'), email_notifications),
    session_reminders = coalesce(sqlc.narg('session_reminders'), session_reminders),
    message_notifications = coalesce(sqlc.narg('message_notifications'), message_notifications),
    newsletter_subscription = coalesce(sqlc.narg('newsletter_subscription'), newsletter_subscription),
    quiet_from = case when @change_quiet::boolean then sqlc.narg('quiet_from')::smallint else quiet_from end,
    quiet_until = case when @change_quiet::boolean then sqlc.narg('quiet_until')::smallint else quiet_until end
where member_id = @member_id;

-- name: SharesReadReceipts :one
select share_read_receipts from members where id = $1;
