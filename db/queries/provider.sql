-- name: MemberByIdentity :one
-- The member of a provider's subject, locked: a concurrent account deletion is either seen here, or ends the new
-- sign-in.
select m.* from member_identities i
join members m on m.id = i.member_id
where i.issuer = @issuer and i.subject = @subject
for no key update of m;

-- name: TouchIdentity :exec
update member_identities set last_used_at = now(), email = @email where issuer = @issuer and subject = @subject;

-- name: IdentityOwner :one
select member_id from member_identities where issuer = @issuer and subject = @subject;

-- name: CreateIdentity :execrows
-- No row if the subject belongs to a member already.
insert into member_identities (issuer, subject, member_id, email, address_proven)
values (@issuer, @subject, @member_id, @email, @address_proven)
on conflict (issuer, subject) do nothing;

-- name: ConfirmMemberEmail :one
-- The address is this account's alone from here on; members_confirmed_email_key refuses a second one.
update members set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = @id
returning *;

-- name: ConfirmedMemberByEmail :one
select * from members where email = @email::citext and email_confirmed_at is not null;

-- name: CreatePendingIdentity :exec
insert into pending_identities (
    token_hash, issuer, subject, email, email_verified, first_name, last_name,
    heading_variant, pricing_variant, time_zone, display_language, shared_device, next, expires_at
) values (
    @token_hash, @issuer, @subject, @email, @email_verified, @first_name, @last_name,
    sqlc.narg('heading_variant'), sqlc.narg('pricing_variant'), @time_zone, @display_language, @shared_device, @next,
    now() + make_interval(secs => @lifetime_seconds::float8)
);

-- name: PendingIdentity :one
select * from pending_identities where token_hash = @token_hash and expires_at > now();

-- name: TakePendingIdentity :one
-- Takes it away: of two that come at once the second waits, and finds nothing unless the first gave up.
delete from pending_identities where token_hash = @token_hash and expires_at > now()
returning *;

-- name: DeleteExpiredPendingIdentities :execrows
delete from pending_identities where expires_at <= now();

-- name: FreeUsername :one
-- The first unused name.
select candidate::text from unnest(@candidates::text[]) with ordinality as names (candidate, position)
where not exists (select 1 from members m where m.username = candidate::citext)
order by position
limit 1;

-- name: DeleteUnprovenIdentities :exec
-- Ends links to provider accounts that had not verified the member's address.
delete from member_identities where member_id = @member_id and not address_proven;
