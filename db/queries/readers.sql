-- name: ReserveReading :one
-- Counts one text for the second reader (UTC day), and returns the names that must not stay in it. No row if the day's
-- limit is reached or the member deleted; the caller ensures that it allows at least one.
with reserved as (
    insert into companion_usage (member_id, day, readings)
    select m.id, (now() at time zone 'utc')::date, 1 from members m where m.id = @member_id
    on conflict (member_id, day) do update set readings = companion_usage.readings + 1
    where companion_usage.readings < @max_readings::int
    returning member_id
)
select m.username, m.email, m.first_name, m.last_name, coalesce(c.name, '')::text as coach_name
from reserved join members m on m.id = reserved.member_id left join coaches c on c.id = m.coach_id;

-- name: CountReaderResult :exec
insert into reader_counts (day, task, result, n)
values ((now() at time zone 'utc')::date, @task, @result, 1)
on conflict (day, task, result) do update set n = reader_counts.n + 1;

-- name: ReaderCounts :many
-- The counts of the last days, today included.
select task, result, sum(n)::bigint as n from reader_counts
where day > (now() at time zone 'utc')::date - sqlc.arg('days')::int group by task, result;

-- name: PruneReaderCounts :exec
delete from reader_counts where day < (now() at time zone 'utc')::date - 35;
