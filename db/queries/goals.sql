-- name: HoldPair :one
-- Locks a member's row until the transaction ends, which serializes changes of goals, and returns the state of the
-- pair: whether this is the member's present coach, and whether the coach is active. No row for unknown people.
select coalesce(m.coach_id = k.id, false)::boolean as present, (k.is_active and k.verification_status = 'verified')::boolean as open
from members m, coaches k
where m.id = @member_id and k.id = @coach_id
for no key update of m;

-- name: HoldMember :one
-- The same, with the member's row held until the transaction ends.
select coach_id from members where id = $1 for no key update;

-- name: GoalsOfMember :many
-- A member's goals with their present and earlier coaches: open ones, then closed ones, latest first.
select sqlc.embed(g), k.name as coach_name, coalesce(m.coach_id = g.coach_id, false)::boolean as present
from goals g
join members m on m.id = g.member_id
join coaches k on k.id = g.coach_id
where g.member_id = @member_id
order by (g.state <> 'open'), coalesce(g.closed_at, g.created_at) desc, g.id desc
limit @max_rows;

-- name: GoalsOfPair :many
-- Goals of an active coach and a current client, in the same order; empty for others.
select g.* from goals g
join members m on m.id = g.member_id and m.coach_id = g.coach_id
join coaches k on k.id = g.coach_id and k.is_active and k.verification_status = 'verified'
where g.member_id = @member_id and g.coach_id = @coach_id
order by (g.state <> 'open'), coalesce(g.closed_at, g.created_at) desc, g.id desc
limit @max_rows;

-- name: GoalOfMember :one
select * from goals where id = @id and member_id = @member_id;

-- name: CountOpenGoals :one
select count(*) from goals where member_id = @member_id and coach_id = @coach_id and state = 'open';

-- name: CountGoals :one
select count(*) from goals where member_id = @member_id and coach_id = @coach_id;

-- name: AddGoal :one
-- The proposer agrees implicitly.
insert into goals (member_id, coach_id, title, detail, proposed_by, member_agreed_at, coach_agreed_at, flag_tier, flagged_at)
values (@member_id, @coach_id, @title, @detail, @proposed_by,
    case when @proposed_by = 'member' then now() end, case when @proposed_by = 'coach' then now() end,
    sqlc.narg('flag_tier'), case when sqlc.narg('flag_tier')::text is not null then now() end)
returning *;

-- name: ChangeGoal :one
-- Changes the text: its author agrees, the other side has to again. The caller holds the member's row.
update goals set title = @title, detail = @detail, version = version + 1, updated_at = now(),
    member_agreed_at = case when @by::text = 'member' then now() end, coach_agreed_at = case when @by::text = 'coach' then now() end,
    flag_tier = coalesce(sqlc.narg('flag_tier'), flag_tier),
    flagged_at = case when sqlc.narg('flag_tier')::text is not null then now() else flagged_at end
where id = @id
returning *;

-- name: AgreeToGoal :one
update goals set updated_at = now(), was_agreed = true,
    member_agreed_at = case when @by::text = 'member' then now() else member_agreed_at end,
    coach_agreed_at = case when @by::text = 'coach' then now() else coach_agreed_at end
where id = @id
returning *;

-- name: CloseGoal :one
update goals set state = @state, closed_by = @by::text, closed_at = now(), updated_at = now() where id = @id
returning *;

-- name: ReopenGoal :one
-- The side that closed it undoes that; for the other side, both must agree again.
update goals set state = 'open', updated_at = now(), closed_by = null, closed_at = null,
    member_agreed_at = case when closed_by = @by::text then member_agreed_at when @by::text = 'member' then coalesce(member_agreed_at, now()) end,
    coach_agreed_at = case when closed_by = @by::text then coach_agreed_at when @by::text = 'coach' then coalesce(coach_agreed_at, now()) end
where id = @id
returning *;

-- name: DeleteGoal :exec
delete from goals where id = $1;

-- name: GoalsWaitingForMember :one
select count(*) from goals where member_id = @member_id and coach_id = @coach_id and state = 'open' and member_agreed_at is null;

-- name: SharedByMember :one
select shared_with_coach from member_preferences where member_id = $1;

-- name: ShareWithCoach :exec
insert into member_preferences (member_id, shared_with_coach) values (@member_id, @fields)
on conflict (member_id) do update set shared_with_coach = excluded.shared_with_coach;

-- name: ExportGoals :many
-- A member's goals with all coaches, oldest first.
select sqlc.embed(g), k.name as coach_name from goals g join coaches k on k.id = g.coach_id
where g.member_id = @member_id order by g.created_at, g.id;
