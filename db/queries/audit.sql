-- name: RecordAudit :exec
-- Adds an action and its actor, null for the command line.
insert into audit_log (actor_id, action, subject_kind, subject_id, detail)
values (sqlc.narg('actor_id')::uuid, @action, @subject_kind, @subject_id, @detail);

-- name: ListAudit :many
-- The log, newest first: the first page, or the entries before one.
select a.id, coalesce(c.name, '')::text as actor, a.action, a.subject_kind, a.subject_id, a.detail, a.created_at
from audit_log a
left join coaches c on c.id = a.actor_id
where sqlc.narg('before')::bigint is null or a.id < sqlc.narg('before')::bigint
order by a.id desc limit @max_rows;

-- name: CreateAdministrator :one
-- Adds an administrator without clients: members never see them. No row if the address is taken.
insert into coaches (email, password_hash, name, time_zone, role)
values (@email, @password_hash, @name, @time_zone, 'administrator')
on conflict (email) do nothing
returning id;

-- name: RemoveAdministrator :one
-- Removes the role of an administrator, and ends all their sign-ins. No row if the address is not an administrator's.
-- An account that never coached and was never invited to becomes inactive: otherwise it would wait for verification
-- forever.
with gone as (
    update coaches set role = 'coach', deactivated_at = case
            when invited_at is null and activated_at is null and not is_active and verification_status <> 'verified'
            then coalesce(deactivated_at, clock_timestamp()) else deactivated_at
        end
    where email = @email and role = 'administrator' returning id
), ended as (
    delete from coach_sign_ins s using gone where s.coach_id = gone.id
), given_back as (
    update moderation_cases m set claimed_by = null, claimed_until = null from gone where m.claimed_by = gone.id and m.decided_at is null
)
select id from gone;
