-- name: RiskState :one
-- A member's risk state; no row if no text ever had a sign.
select * from risk_states where member_id = $1;

-- name: LockRiskState :one
-- The risk state, locked until the transaction ends, and created if needed. No row for a deleted member.
insert into risk_states (member_id, state, kind, since, signed_at, answer, asked, steps, quiet, weak)
select m.id, 'none', '', now(), now(), '', 0, 0, 0, 0 from members m where m.id = $1
on conflict (member_id) do update set member_id = excluded.member_id
returning *;

-- name: SetRiskState :exec
update risk_states set
    state = @state, kind = @kind, since = @since, signed_at = @signed_at, answer = @answer, asked = @asked, steps = @steps,
    quiet = @quiet, weak = @weak
where member_id = @member_id;
