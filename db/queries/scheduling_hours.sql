-- name: DeleteWeeklyHours :exec
delete from coach_weekly_hours where coach_id = $1;

-- name: AddWeeklyHours :exec
insert into coach_weekly_hours (coach_id, weekday, from_minute, until_minute)
select @coach_id, unnest(@weekdays::smallint[]), unnest(@froms::smallint[]), unnest(@untils::smallint[]);

-- name: PublishHours :exec
-- From now on the coach's own hours are offered instead of the usual times.
update coaches set hours_published_at = coalesce(hours_published_at, now()) where id = $1;

-- name: DeleteDateHours :execrows
delete from coach_date_hours where coach_id = @coach_id and day = @day;

-- name: AddDateHours :exec
insert into coach_date_hours (coach_id, day, from_minute, until_minute)
select @coach_id, @day::date, unnest(@froms::smallint[]), unnest(@untils::smallint[]);

-- name: DaysOffOf :many
-- The coach's days off that are not over.
select * from coach_days_off where coach_id = @coach_id and last_day >= @today order by first_day;

-- name: AddDaysOff :one
-- No row when some of these days are off already.
insert into coach_days_off (coach_id, first_day, last_day) values (@coach_id, @first_day, @last_day)
on conflict do nothing
returning id;

-- name: DeleteDaysOff :execrows
delete from coach_days_off where coach_id = @coach_id and id = @id;

-- name: SetZoomLink :exec
update coaches set zoom_link = @zoom_link where id = @id;

-- name: CoachStartsBetween :many
-- When an own session of the coach begins, within the span.
select starts_at from sessions
where coach_id = @coach_id and status = 'scheduled' and starts_at >= @from_at and starts_at < @until_at
order by starts_at;

-- name: CoachByID :one
select * from coaches where id = $1;
