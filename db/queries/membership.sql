-- name: MembershipOf :one
select * from memberships where member_id = $1;

-- name: StartTrial :one
-- The one trial of a member. No row when they had one before.
insert into memberships (member_id, trial_started_at, trial_ends_at)
values (@member_id, now(), now() + make_interval(hours => 24 * @days::int))
on conflict (member_id) do nothing
returning *;

-- name: TrialsToTell :many
-- Members whose trial ends soon without the latest notice, or is over.
select m.member_id from memberships m
where m.notified_days > 0 and m.trial_ends_at <= now() + make_interval(hours => 24 * @within_days::int)
    and m.notified_days > greatest(0, ceil(extract(epoch from m.trial_ends_at - now()) / 86400))
order by m.trial_ends_at limit @max_rows;

-- name: TellTrial :one
-- Claims one member's notice, and returns the days left: 0 when the trial is over. No row if another process has
-- created it.
update memberships m set notified_days = greatest(0, ceil(extract(epoch from m.trial_ends_at - now()) / 86400))::smallint
where m.member_id = @member_id and m.notified_days > 0
    and m.trial_ends_at <= now() + make_interval(hours => 24 * @within_days::int)
    and m.notified_days > greatest(0, ceil(extract(epoch from m.trial_ends_at - now()) / 86400))
returning notified_days;

-- name: TrialRuns :one
select exists (select 1 from memberships where member_id = $1 and trial_ends_at > now());
