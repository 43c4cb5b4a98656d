-- name: TakeTry :one
-- Counts an attempt, or returns the seconds to wait; see the function.
select take_try(
    @own, sqlc.narg('address'), sqlc.narg('heat'), @own_free, @hot_free, @hot_skips, @address_free, @hot_from,
    @own_forgets, @address_forgets, @heat_forgets, @delays::float8[], @address_longest
)::float8 as wait_seconds;

-- name: TakeDailyTry :one
-- Counts an attempt within the day that begins with the first one. Returns the number of attempts in it, and the
-- seconds until it ends. Last_at is the beginning of the day.
insert into sign_in_attempts as a (bucket, failures) values (@bucket, 1)
on conflict (bucket) do update set
    failures = case when a.last_at > now() - make_interval(secs => @day_seconds::float8) then a.failures + 1 else 1 end,
    last_at = case when a.last_at > now() - make_interval(secs => @day_seconds::float8) then a.last_at else now() end
returning a.failures, extract(epoch from a.last_at - now() + make_interval(secs => @day_seconds::float8))::float8 as seconds_left;

-- name: CreateGuessNotice :exec
-- At most one a day, to a confirmed address. Stores nothing for an id that no member has.
insert into account_notices (id, member_id, kind, email)
select @id, m.id, 'guesses', m.email from members m
where m.id = @member_id and m.email_confirmed_at is not null and not exists (
    select from account_notices n where n.member_id = m.id and n.kind = 'guesses' and n.created_at > now() - interval '1 day');

-- name: CreateCoachGuessNotice :exec
-- As CreateGuessNotice, for a coach with a password.
insert into coach_notices (id, coach_id, kind, email)
select @id, c.id, 'guesses', c.email from coaches c
where c.id = @coach_id and c.password_hash <> '' and not exists (
    select from coach_notices n where n.coach_id = c.id and n.kind = 'guesses' and n.created_at > now() - interval '1 day');

-- name: ForgetTry :exec
-- Uncounts an attempt: a right password clears the origin's bucket for the login, and the other buckets lose this
-- attempt.
with held as (
    select a.bucket from sign_in_attempts a where a.bucket = any (@buckets::bytea[]) order by a.bucket for update
)
update sign_in_attempts a set
    failures = case when a.bucket = @own::bytea and @right_password::boolean then 0 else greatest(0, a.failures - 1) end,
    blocked_until = case when a.bucket = @own::bytea or a.failures <= @address_free then null else a.blocked_until end
from held where a.bucket = held.bucket;

-- name: DeleteOldTries :execrows
delete from sign_in_attempts where last_at < now() - make_interval(secs => @quiet_seconds::float8)
    and (blocked_until is null or blocked_until < now());

-- name: KeepMemberBrowser :exec
insert into member_browsers (token_hash, member_id) values (@token_hash, @member_id)
on conflict (token_hash, member_id) do update set last_used_at = now();

-- name: MemberBrowser :one
-- Whether anyone has signed in before with this browser (so that its token is genuine), and whether the member has.
select count(*) > 0 as ours, count(*) filter (where member_id = @member_id) > 0 as theirs
from member_browsers where token_hash = @token_hash;

-- name: ForgetMemberBrowsers :exec
-- All but the one whose hash is given.
delete from member_browsers where member_id = @member_id and token_hash is distinct from sqlc.narg('kept')::bytea;

-- name: KeepCoachBrowser :exec
insert into coach_browsers (token_hash, coach_id) values (@token_hash, @coach_id)
on conflict (token_hash, coach_id) do update set last_used_at = now();

-- name: CoachBrowser :one
-- As MemberBrowser.
select count(*) > 0 as ours, count(*) filter (where coach_id = @coach_id) > 0 as theirs
from coach_browsers where token_hash = @token_hash;

-- name: DeleteOldBrowsers :execrows
with coach as (
    delete from coach_browsers where coach_browsers.last_used_at < now() - make_interval(secs => @quiet_seconds::float8)
)
delete from member_browsers where member_browsers.last_used_at < now() - make_interval(secs => @quiet_seconds::float8);

-- name: MemberSignIns :many
-- Where the member is signed in: this one first, then the latest used.
select id, user_agent, shared_device, created_at, last_used_at, (id = @current::uuid)::boolean as current
from member_sign_ins
where member_id = @member_id and expires_at > now()
order by id = @current::uuid desc, last_used_at desc, id;

-- name: EndMemberSignIn :execrows
delete from member_sign_ins where id = @id and member_id = @member_id and expires_at > now();

-- name: EndMemberSignIns :execrows
-- All but the one given.
delete from member_sign_ins where member_id = @member_id and id is distinct from sqlc.narg('kept')::uuid;

-- name: RotateMemberSignIn :execrows
update member_sign_ins set token_hash = @token_hash, last_used_at = now(),
    expires_at = now() + make_interval(secs => @lifetime_seconds::float8)
where id = @id and member_id = @member_id and expires_at > now();
