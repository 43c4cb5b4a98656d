-- name: CoachAccount :one
select * from coaches where id = $1;

-- name: LockCoachAccount :one
-- Locks the account until the transaction ends. Rows that refer to the coach can be written at the same time.
select * from coaches where id = $1 for no key update;

-- name: SetCoachPassword :exec
update coaches set password_hash = @password_hash where id = @id;

-- name: AcceptCoachInvitation :execrows
-- Only for who has no password yet.
update coaches set password_hash = @password_hash, time_zone = @time_zone where id = @id and password_hash = '';

-- name: CreateCoachInvitation :one
insert into coach_mailed_tokens (coach_id, purpose, email) values (@coach_id, 'invitation', @email) returning id;

-- name: CreateCoachResetToken :exec
-- Under the id of the request, so that an email that is rendered again finds its row.
insert into coach_mailed_tokens (id, coach_id, purpose, email) values (@id, @coach_id, 'reset', @email)
on conflict (id) do nothing;

-- name: CoachInvitation :one
-- The data of an email while it is needed: the link is unused, and no password was chosen.
select t.id, t.email, c.name
from coach_mailed_tokens t
join coaches c on c.id = t.coach_id
where t.id = @id and t.purpose = 'invitation' and t.used_at is null and c.email = t.email and c.password_hash = '';

-- name: SealCoachMailedToken :exec
-- An email was rendered with this secret: its validity starts. Earlier secrets stay valid.
update coach_mailed_tokens set secret_hashes = array_append(secret_hashes, @secret_hash::bytea), expires_at = now() + make_interval(secs => @lifetime_seconds::float8)
where id = @id and used_at is null;

-- name: CoachTokenByLetter :one
-- The coach of a valid link; a link to an earlier address is invalid.
select t.id, t.coach_id, t.purpose, t.email, c.name, (c.password_hash = '')::boolean as invited
from coach_mailed_tokens t
join coaches c on c.id = t.coach_id
where t.id = @id and t.purpose = @purpose and @secret_hash::bytea = any (t.secret_hashes) and t.used_at is null and t.expires_at > now() and c.email = t.email;

-- name: UseCoachMailedToken :execrows
-- Of two who follow one link, one is first.
update coach_mailed_tokens set used_at = now() where id = @id and used_at is null and expires_at > now();

-- name: VoidCoachMailedTokens :exec
-- The rows stay, for counting emails.
update coach_mailed_tokens set used_at = now()
where coach_id = @coach_id and purpose = any (@purposes::text[]) and used_at is null and id is distinct from sqlc.narg('kept')::uuid;

-- name: RecentCoachInvitations :one
-- The number of emails requested within the hour, and the seconds until the first of them is an hour old.
select count(*) as asked, coalesce(extract(epoch from min(created_at) + interval '1 hour' - now()), 0)::float8 as wait_seconds
from coach_mailed_tokens where coach_id = @coach_id and purpose = 'invitation' and created_at > now() - interval '1 hour';

-- name: CreateCoachNotice :one
insert into coach_notices (coach_id, kind, email, user_agent, reason)
values (@coach_id, @kind, @email, @user_agent, @reason) returning id;

-- name: CoachNotice :one
-- A coach's notice, and their present state.
select n.id, n.kind, n.email, n.user_agent, n.reason, n.created_at, c.name, c.time_zone, c.is_active, c.verification_status
from coach_notices n
join coaches c on c.id = n.coach_id
where n.id = @id;

-- name: CoachSignIns :many
-- Where the coach is signed in: this one first, then the latest used.
select id, user_agent, created_at, last_used_at, (id = @current::uuid)::boolean as current
from coach_sign_ins
where coach_id = @coach_id and expires_at > now()
order by id = @current::uuid desc, last_used_at desc, id;

-- name: EndCoachSignIn :execrows
delete from coach_sign_ins where id = @id and coach_id = @coach_id and expires_at > now();

-- name: EndCoachSignIns :execrows
-- All but the one given.
delete from coach_sign_ins where coach_id = @coach_id and id is distinct from sqlc.narg('kept')::uuid;

-- name: RotateCoachSignIn :execrows
-- Replaces the sign-in's token, and records the second factor if it was just given.
update coach_sign_ins set token_hash = @token_hash, last_used_at = now(),
    expires_at = now() + make_interval(secs => @lifetime_seconds::float8),
    second_factor_at = case when @second_factor::boolean then now() else second_factor_at end
where id = @id and coach_id = @coach_id and expires_at > now();

-- name: ForgetCoachBrowsers :exec
-- All but the one whose hash is given.
delete from coach_browsers where coach_id = @coach_id and token_hash is distinct from sqlc.narg('kept')::bytea;
