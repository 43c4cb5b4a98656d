-- name: CheckIns :many
-- A member's check-ins from one day to another, both included.
select * from check_ins where member_id = @member_id and day between @first_day::date and @last_day::date order by day;

-- name: CheckInOn :one
select * from check_ins where member_id = @member_id and day = @day;

-- name: FirstCheckInDay :one
-- The day of a member's earliest check-in. No row if there is none.
select day from check_ins where member_id = @member_id order by day limit 1;

-- name: WriteCheckIn :one
-- The caller holds the member's row lock.
insert into check_ins (id, member_id, day, sealed) values (@id, @member_id, @day, @sealed)
on conflict (member_id, day) do update set sealed = excluded.sealed, updated_at = clock_timestamp()
returning *;

-- name: DeleteCheckIn :one
-- No row if there is none on that day.
delete from check_ins where member_id = @member_id and day = @day returning *;

-- name: ShareCheckIns :execrows
-- Shares the check-ins of the days from first to last that are in the list, and no others of them.
update check_ins set shared_at = case when day = any(@days::date[]) then coalesce(shared_at, now()) end
where member_id = @member_id and day between @first_day::date and @last_day::date
    and (shared_at is not null) <> (day = any(@days::date[]));

-- name: CheckInsSharedWith :many
-- The check-ins that a current client shares with an active coach, newest first.
select c.* from check_ins c
join members m on m.id = c.member_id and m.coach_id = @coach_id::uuid
join coaches k on k.id = m.coach_id and k.is_active and k.verification_status = 'verified'
where c.member_id = @member_id and c.shared_at is not null
order by c.day desc limit @max_rows;

-- name: ExportCheckIns :many
select * from check_ins where member_id = @member_id order by day;

-- name: CheckInsSealedOtherwise :many
-- Check-ins that are not sealed with the present key, one page: after the row with this id.
select id, member_id, sealed from check_ins
where id > @after_id::uuid and substring(sealed from 1 for octet_length(@header::bytea)) <> @header::bytea
order by id limit @max_rows;

-- name: CheckInSealHeaders :many
-- The distinct headers of all seals: version, length of the key's name, and the name. It reads every row.
select distinct substring(sealed from 1 for 2 + get_byte(substring(sealed from 2 for 1), 0))::bytea as header
from check_ins where octet_length(sealed) > 2;

-- name: CheckInSealedWith :one
-- Some check-in whose seal begins with a header.
select id, member_id, sealed from check_ins
where substring(sealed from 1 for octet_length(@header::bytea)) = @header::bytea limit 1;

-- name: ResealCheckIn :exec
-- Only if it is unchanged since it was read.
update check_ins set sealed = @sealed where id = @id and sealed = @was::bytea;
