-- name: CreatePendingSignIn :exec
-- The password was right; the second factor is missing.
insert into coach_pending_sign_ins (token_hash, coach_id, password_hash, user_agent, expires_at)
values (@token_hash, @coach_id, @password_hash, @user_agent, now() + make_interval(secs => @lifetime_seconds::float8));

-- name: PendingSignIn :one
-- Who waits behind a token, for as long as the password that was given is still theirs.
select p.coach_id
from coach_pending_sign_ins p
join coaches c on c.id = p.coach_id
where p.token_hash = @token_hash and p.expires_at > now() and p.failures < @tries and c.password_hash = p.password_hash;

-- name: TakePendingTry :one
-- Counts a try before it is looked at. Of many at once no more are looked at than there are tries.
update coach_pending_sign_ins set failures = failures + 1
where token_hash = @token_hash and expires_at > now() and failures < @tries
returning failures;

-- name: UsePendingSignIn :execrows
-- Of two who hold one token, one gets in.
delete from coach_pending_sign_ins p using coaches c
where p.token_hash = @token_hash and p.expires_at > now() and c.id = p.coach_id and c.password_hash = p.password_hash;

-- name: EndPendingSignIns :exec
delete from coach_pending_sign_ins where coach_id = $1;

-- name: DeleteExpiredPendingSignIns :execrows
-- Also deletes setups that were not confirmed within a day.
with begun as (
    delete from coach_second_factors where confirmed_at is null and coach_second_factors.created_at < now() - interval '1 day'
)
delete from coach_pending_sign_ins where coach_pending_sign_ins.expires_at <= now();

-- name: HasSecondFactor :one
select exists (select 1 from coach_second_factors where coach_id = $1 and confirmed_at is not null);

-- name: SecondFactor :one
select coach_id, secret, confirmed_at, last_step,
    (select count(*) from coach_recovery_codes r where r.coach_id = f.coach_id and r.used_at is null) as codes_left
from coach_second_factors f where f.coach_id = @coach_id;

-- name: BeginSecondFactor :execrows
-- A new secret in place of one that was never confirmed; nothing changes where one is in use.
insert into coach_second_factors (coach_id, secret) values (@coach_id, @secret)
on conflict (coach_id) do update set secret = excluded.secret, created_at = now(), last_step = 0
where coach_second_factors.confirmed_at is null;

-- name: ConfirmSecondFactor :execrows
-- Only the secret whose code was looked at.
update coach_second_factors set confirmed_at = now(), last_step = @step
where coach_id = @coach_id and confirmed_at is null and secret = @secret and last_step < @step;

-- name: TakeFactorStep :execrows
-- Of two concurrent uses of a step one succeeds, on any process; older steps fail.
update coach_second_factors set last_step = @step
where coach_id = @coach_id and confirmed_at is not null and secret = @secret and last_step < @step;

-- name: TakeRecoveryCode :execrows
update coach_recovery_codes set used_at = now() where coach_id = @coach_id and code_hash = @code_hash and used_at is null;

-- name: DeleteRecoveryCodes :exec
delete from coach_recovery_codes where coach_id = $1;

-- name: CreateRecoveryCodes :exec
insert into coach_recovery_codes (coach_id, code_hash) select @coach_id, unnest(@code_hashes::bytea[]);

-- name: DeleteSecondFactor :execrows
with codes as (
    delete from coach_recovery_codes where coach_recovery_codes.coach_id = @coach_id
)
delete from coach_second_factors where coach_second_factors.coach_id = @coach_id and confirmed_at is not null;

-- name: SealedSecondFactors :many
select coach_id, secret from coach_second_factors order by coach_id;

-- name: ResealSecondFactor :exec
-- Only over the seal that was opened.
update coach_second_factors set secret = @sealed where coach_id = @coach_id and secret = @was;
