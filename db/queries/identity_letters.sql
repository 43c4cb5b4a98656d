-- name: RecentResetRequests :one
-- The number of requests for an address within the hour, and the seconds until the first of them is an hour old.
select count(*) as asked, coalesce(extract(epoch from min(created_at) + interval '1 hour' - now()), 0)::float8 as wait_seconds
from reset_requests where realm = @realm and email = @email and created_at > now() - interval '1 hour';

-- name: CreateResetRequest :one
insert into reset_requests (email, realm) values (@email, @realm) returning id;

-- name: ResetRequest :one
select id, email from reset_requests where id = @id and realm = @realm;

-- name: LockMailbox :exec
-- Emails to one address are counted one after another.
select pg_advisory_xact_lock(hashtextextended('letters to ' || lower(@email::text), 0));

-- name: CreateMailedToken :one
insert into mailed_tokens (member_id, purpose, email) values (@member_id, @purpose, @email) returning id;

-- name: CreateResetToken :exec
-- Under the id of the request, so that an email that is rendered again finds its row.
insert into mailed_tokens (id, member_id, purpose, email) values (@id, @member_id, 'reset', @email)
on conflict (id) do nothing;

-- name: MailedToken :one
-- The data of an email while it is needed: the account exists, the link is unused, and the address is still the one in
-- question. Taken: another account has confirmed the address; mailed: the number of such emails to it within the hour.
select t.id, t.purpose, t.email, m.id as member_id, m.username, m.first_name, m.display_language, m.unsubscribe_key,
    exists (select 1 from members o where o.email = t.email and o.email_confirmed_at is not null and o.id <> m.id) as taken,
    coalesce((select o.username::text from members o where o.email = t.email and o.email_confirmed_at is not null and o.id <> m.id), '')::text as owner_username,
    coalesce((select o.first_name from members o where o.email = t.email and o.email_confirmed_at is not null and o.id <> m.id), '')::text as owner_first_name,
    coalesce((select o.display_language from members o where o.email = t.email and o.email_confirmed_at is not null and o.id <> m.id), '')::text as owner_display_language,
    (select count(*) from mailed_tokens o where o.email = t.email and o.purpose = t.purpose and o.id <> t.id
        and o.expires_at is not null and o.created_at > now() - interval '1 hour') as mailed
from mailed_tokens t
join members m on m.id = t.member_id
where t.id = @id and t.used_at is null and m.deletion_requested_at is null
    and (case t.purpose when 'confirm' then m.email = t.email and m.email_confirmed_at is null
        when 'change' then m.new_email = t.email else m.email = t.email end);

-- name: SealMailedToken :exec
-- An email was rendered with this secret: its validity starts. Earlier secrets stay valid.
update mailed_tokens set secret_hashes = array_append(secret_hashes, @secret_hash::bytea), expires_at = now() + make_interval(secs => @lifetime_seconds::float8)
where id = @id and used_at is null;

-- name: TokenByLetter :one
-- Who followed a link, and whether the link still holds.
select t.id, t.member_id, t.purpose, t.email, (t.used_at is not null)::boolean as used, (t.expires_at > now())::boolean as fresh,
    m.username, m.first_name, m.last_name, m.email as member_email, (m.email_confirmed_at is not null)::boolean as email_confirmed, m.new_email
from mailed_tokens t
join members m on m.id = t.member_id
where t.id = @id and @secret_hash::bytea = any (t.secret_hashes) and m.deletion_requested_at is null;

-- name: UseMailedToken :one
-- Of two who follow one link, one is first.
update mailed_tokens set used_at = now() where id = @id and used_at is null and expires_at > now() returning member_id;

-- name: VoidMailedTokens :exec
-- Invalidates earlier links of these purposes, and emails not yet rendered. The rows stay, for counting emails.
update mailed_tokens set used_at = now()
where member_id = @member_id and purpose = any (@purposes::text[]) and used_at is null and id is distinct from sqlc.narg('kept')::uuid;

-- name: RecentMailedTokens :one
-- The number of links of a purpose requested within the hour, and the seconds until the first of them is an hour old.
select count(*) as asked, coalesce(extract(epoch from min(created_at) + interval '1 hour' - now()), 0)::float8 as wait_seconds
from mailed_tokens where member_id = @member_id and purpose = @purpose and created_at > now() - interval '1 hour';

-- name: LockAccount :one
select * from members where id = $1 and deletion_requested_at is null for update;

-- name: SetMemberPassword :exec
update members set password_hash = @password_hash where id = @id;

-- name: ConfirmMemberAddress :execrows
-- Only the address that the link is about.
update members set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = @id and email = @email::citext;

-- name: TakeNewAddress :execrows
update members set email = new_email, new_email = null, email_confirmed_at = now() where id = @id and new_email = @email::citext;

-- name: SetNewAddress :exec
update members set new_email = sqlc.narg('email')::citext where id = @id;

-- name: CreateAccountNotice :one
insert into account_notices (member_id, kind, email, user_agent, shared_device)
values (@member_id, @kind, @email, @user_agent, @shared_device) returning id;

-- name: AccountNotice :one
select n.id, n.kind, n.email, n.user_agent, n.shared_device, n.created_at, m.username, m.first_name, m.time_zone, m.display_language
from account_notices n
join members m on m.id = n.member_id
where n.id = @id and m.deletion_requested_at is null;

-- name: DeleteOldLinks :execrows
-- Deletes old links, requests and notices.
with requests as (
    delete from reset_requests where reset_requests.created_at < now() - interval '2 days'
), notices as (
    delete from account_notices where account_notices.created_at < now() - interval '7 days'
), coach_notices as (
    delete from coach_notices where coach_notices.created_at < now() - interval '7 days'
), coach_links as (
    delete from coach_mailed_tokens where coach_mailed_tokens.created_at < now() - interval '30 days'
)
delete from mailed_tokens where mailed_tokens.created_at < now() - interval '30 days';
