-- name: CreateMember :one
-- The variants of a beta signup under this address take precedence over the given ones: that was the promised price.
-- Without a display language it is English.
insert into members (username, email, first_name, last_name, password_hash, time_zone, display_language, heading_variant, pricing_variant)
values (
    @username, @email, @first_name, @last_name, @password_hash, @time_zone, coalesce(nullif(@display_language::text, ''), 'en'),
    coalesce((select b.heading_variant from beta_signups b where b.email = @email::citext), sqlc.narg('heading_variant')::text),
    coalesce((select b.pricing_variant from beta_signups b where b.email = @email::citext), @pricing_variant::text)
)
returning *;

-- name: MemberByLogin :one
-- By username or email, in any case. A username contains no "@", so a login is never one person's name and another's
-- address. Of the accounts with an address it is the one that confirmed it, else the oldest. Known: they have signed
-- in before in this browser.
select sqlc.embed(m), t.trial_ends_at, y.access_until,
    exists (select 1 from member_browsers b where b.token_hash = sqlc.narg('browser_hash')::bytea and b.member_id = m.id) as known
from members m
left join memberships t on t.member_id = m.id
left join payers y on y.member_id = m.id
where (m.username = @login::citext or m.email = @login::citext) and m.deletion_requested_at is null
order by m.username = @login::citext desc, m.email_confirmed_at is not null desc, m.created_at, m.id
limit 1;

-- name: MemberByID :one
select sqlc.embed(m), t.trial_ends_at, y.access_until
from members m
left join memberships t on t.member_id = m.id
left join payers y on y.member_id = m.id
where m.id = @id and m.deletion_requested_at is null;

-- name: ProvenMember :one
-- The member whose password was just verified, with its renewed hash, locked. No row if the password was changed
-- since, or the account is being deleted.
update members set password_hash = @password_hash
where id = @id and password_hash = @verified_hash and deletion_requested_at is null
returning *;

-- name: CreateMemberSignIn :one
-- A fresh sign-in, and the end of the one this browser still held, if any.
with rotated as (
    delete from member_sign_ins old where old.token_hash = sqlc.narg('old_token_hash')
)
insert into member_sign_ins (member_id, token_hash, user_agent, shared_device, expires_at)
values (@member_id, @token_hash, @user_agent, @shared_device, now() + make_interval(secs => @lifetime_seconds::float8))
returning id, expires_at;

-- name: MemberBySignIn :one
-- The member behind an unexpired token, without their password, and whether the sign-in's last use is long enough ago
-- to be written down again.
select s.id as sign_in_id, s.expires_at, s.shared_device,
    (s.last_used_at < now() - make_interval(secs => case when s.shared_device then @shared_touch_seconds::float8 else @touch_seconds::float8 end))::boolean as stale,
    m.id, m.username, m.email, m.first_name, m.last_name, m.time_zone, m.display_language, m.pricing_variant, m.coach_id, m.share_read_receipts, m.created_at,
    (m.email_confirmed_at is not null)::boolean as email_confirmed, m.new_email, (m.password_hash is not null)::boolean as has_password,
    t.trial_ends_at, y.access_until, coalesce(p.language, '')::text as language,
    coalesce((select b.last_seq from mailboxes b where b.realm = 'member' and b.owner_id = m.id), 0)::bigint as mailbox_seq
from member_sign_ins s
join members m on m.id = s.member_id
left join memberships t on t.member_id = m.id
left join payers y on y.member_id = m.id
left join member_preferences p on p.member_id = m.id
where s.token_hash = @token_hash and s.expires_at > now() and m.deletion_requested_at is null;

-- name: TouchMemberSignIn :one
update member_sign_ins set last_used_at = now(), expires_at = now() + make_interval(secs => @lifetime_seconds::float8)
where id = @id
returning expires_at;

-- name: DeleteMemberSignIn :exec
delete from member_sign_ins where token_hash = $1;

-- name: DeleteExpiredMemberSignIns :execrows
delete from member_sign_ins where expires_at <= now();

-- name: CreateCoach :one
-- Without a role they are a coach.
insert into coaches (
    email, password_hash, name, bio, specializations, focus, image_url, zoom_link, availability, city, state, country, time_zone,
    ratings, review_count, licenses, languages, education, years_of_experience, verification_status, documents_submitted, is_active, role
) values (
    @email, @password_hash, @name, @bio, @specializations, @focus, @image_url, @zoom_link, @availability, @city, @state, @country, @time_zone,
    @ratings, @review_count, @licenses, @languages, @education, @years_of_experience, @verification_status, @documents_submitted, @is_active,
    coalesce(nullif(@role::text, ''), 'coach')
) returning *;

-- name: CoachByEmail :one
select * from coaches where email = $1;

-- name: CoachByLogin :one
-- Known: they have signed in before in this browser.
select sqlc.embed(c),
    exists (select 1 from coach_browsers b where b.token_hash = sqlc.narg('browser_hash')::bytea and b.coach_id = c.id) as known
from coaches c where c.email = @login::citext;

-- name: UpdateCoachPasswordHash :execrows
-- Only over the verified hash, so that a concurrent change of password stays.
update coaches set password_hash = @password_hash where id = @id and password_hash = @verified_hash;

-- name: CreateCoachSignIn :one
-- A fresh sign-in, and the end of the one this browser still held, if any.
with rotated as (
    delete from coach_sign_ins old where old.token_hash = sqlc.narg('old_token_hash')
)
insert into coach_sign_ins (coach_id, token_hash, user_agent, expires_at, second_factor_at)
values (
    @coach_id, @token_hash, @user_agent, now() + make_interval(secs => @lifetime_seconds::float8),
    case when @second_factor::boolean then now() end
)
returning id, expires_at;

-- name: CoachBySignIn :one
-- The coach of an unexpired token, without their password. A second factor from before the present one was set up does
-- not count.
select s.id as sign_in_id, s.expires_at,
    (s.last_used_at < now() - make_interval(secs => @touch_seconds::float8))::boolean as stale,
    (f.confirmed_at is not null)::boolean as factor_enabled,
    coalesce(s.second_factor_at >= f.confirmed_at, false)::boolean as factor_satisfied,
    c.id, c.name, c.email, c.image_url, c.bio, c.specializations, c.languages, c.city, c.state, c.country, c.time_zone,
    c.is_active, c.verification_status, c.role, c.created_at,
    coalesce((select b.last_seq from mailboxes b where b.realm = 'coach' and b.owner_id = c.id), 0)::bigint as mailbox_seq
from coach_sign_ins s
join coaches c on c.id = s.coach_id
left join coach_second_factors f on f.coach_id = c.id
where s.token_hash = @token_hash and s.expires_at > now();

-- name: TouchCoachSignIn :one
update coach_sign_ins set last_used_at = now(), expires_at = now() + make_interval(secs => @lifetime_seconds::float8)
where id = @id
returning expires_at;

-- name: DeleteCoachSignIn :exec
delete from coach_sign_ins where token_hash = $1;

-- name: DeleteExpiredCoachSignIns :execrows
delete from coach_sign_ins where expires_at <= now();
