-- name: AdministeredCoaches :many
-- Everybody with an account of the coach portal, by name, a page at a time, after the one with this name and id: those of a state,
-- those who wait for a decision of ours, or all; and of them those whose name or address holds the words. CountAdministeredCoaches
-- says who waits.
with listed as (
    select c.*,
        case
            when c.is_active then 'active'
            when c.activated_at is not null or c.deactivated_at is not null then 'inactive'
            when c.role = 'administrator' and c.invited_at is null then 'administrator'
            when c.password_hash = '' then 'invited'
            else 'pending'
        end as standing,
        exists (select 1 from credential_changes r where r.coach_id = c.id and r.decided_at is null) as change_waits
    from coaches c
), page as (
    select l.* from listed l
    where (@standing::text = '' or l.standing = @standing::text
            or (@standing::text = 'waiting' and (l.change_waits or (l.standing in ('pending', 'active') and l.verification_status = 'pending'))))
        and (@words::text = '' or position(lower(@words::text) in lower(l.name)) > 0 or position(lower(@words::text) in lower(l.email::text)) > 0)
        and (sqlc.narg('after_id')::uuid is null or (l.name, l.id) > (@after_name::text, sqlc.narg('after_id')::uuid))
    order by l.name, l.id limit @max_rows
)
select p.id, p.name, p.email, p.image_url, p.role, p.verification_status, p.standing, p.change_waits, p.invited_at, p.created_at,
    (select count(*) from members m where m.coach_id = p.id and m.deletion_requested_at is null) as clients,
    (select count(*) from sessions s where s.coach_id = p.id and s.status = 'scheduled' and s.starts_at > @now) as upcoming
from page p
order by p.name, p.id;

-- name: CountAdministeredCoaches :one
-- How many there are in each state, of those whose name or address holds the words, and how many wait for a decision of ours:
-- about a change of credentials, or about their training, after they took their invitation. Somebody who was active once and
-- is no longer waits for nothing, nor does who was turned down.
with listed as (
    select
        case
            when c.is_active then 'active'
            when c.activated_at is not null or c.deactivated_at is not null then 'inactive'
            when c.role = 'administrator' and c.invited_at is null then 'administrator'
            when c.password_hash = '' then 'invited'
            else 'pending'
        end as standing,
        c.verification_status,
        exists (select 1 from credential_changes r where r.coach_id = c.id and r.decided_at is null) as change_waits,
        (@words::text = '' or position(lower(@words::text) in lower(c.name)) > 0 or position(lower(@words::text) in lower(c.email::text)) > 0) as meant
    from coaches c
)
select count(*) filter (where meant) as everybody,
    count(*) filter (where meant and standing = 'invited') as invited,
    count(*) filter (where meant and standing = 'pending') as pending,
    count(*) filter (where meant and standing = 'active') as active,
    count(*) filter (where meant and standing = 'inactive') as inactive,
    count(*) filter (where meant and standing = 'administrator') as administrators,
    count(*) filter (where meant and (change_waits or (standing in ('pending', 'active') and verification_status = 'pending'))) as waiting
from listed;

-- name: AdministeredCoach :one
-- One of them with everything that an administrator decides by.
select sqlc.embed(c),
    (case
        when c.is_active then 'active'
        when c.activated_at is not null or c.deactivated_at is not null then 'inactive'
        when c.role = 'administrator' and c.invited_at is null then 'administrator'
        when c.password_hash = '' then 'invited'
        else 'pending'
    end)::text as standing,
    (select count(*) from members m where m.coach_id = c.id and m.deletion_requested_at is null) as clients,
    (select count(*) from sessions s where s.coach_id = c.id and s.status = 'scheduled' and s.starts_at > @now) as upcoming,
    (select count(*) from members m join conversations o on o.member_id = m.id and o.coach_id = m.coach_id
        where m.coach_id = c.id and m.deletion_requested_at is null and o.urgent_since is not null) as urgent,
    (select count(*) from coach_absences a where a.coach_id = c.id and a.kind = 'wait' and a.ended_at is null) as told,
    exists (select 1 from coach_second_factors f where f.coach_id = c.id and f.confirmed_at is not null) as second_factor,
    -- A sign-in that ended leaves no row; the browser that was used does.
    i.last_used_at as signed_in_at, b.last_used_at as browser_at
from coaches c
left join coach_sign_ins i on i.id = (select o.id from coach_sign_ins o where o.coach_id = c.id order by o.last_used_at desc limit 1)
left join coach_browsers b on b.coach_id = c.id
    and b.token_hash = (select o.token_hash from coach_browsers o where o.coach_id = c.id order by o.last_used_at desc limit 1)
where c.id = @id;

-- name: InviteCoach :one
-- Somebody who is invited to coach; they choose a password by the letter. Nothing when the address is taken.
insert into coaches (email, password_hash, name, time_zone, invited_at)
values (@email, '', @name, @time_zone, clock_timestamp())
on conflict (email) do nothing
returning id;

-- name: NoteInvitation :exec
update coaches set invited_at = clock_timestamp() where id = $1;

-- name: SetVerification :exec
update coaches set verification_status = @status where id = @id;

-- name: ActivateCoach :exec
update coaches set is_active = true, activated_at = clock_timestamp(), clients_notified_since = null, clients_on_leaving = null where id = $1;

-- name: DeactivateCoach :exec
-- Also for one who is inactive already, and whose clients are to choose another after all.
update coaches set is_active = false, deactivated_at = case when is_active then clock_timestamp() else deactivated_at end,
    clients_on_leaving = @clients, clients_notified_since = clock_timestamp()
where id = @id;

-- name: ClientsToTell :many
-- Members of a coach who stopped and whom nobody has told yet, and those to whom they came back. In the order of their ids, after one.
select m.id from members m
join coaches c on c.id = m.coach_id
where c.id = @coach_id and not c.is_active and c.clients_notified_since is not null and m.deletion_requested_at is null and m.id > @after_id
    and not exists (
        select 1 from coach_absences a
        where a.coach_id = c.id and a.member_id = m.id and a.since = c.clients_notified_since and a.kind = c.clients_on_leaving
    )
order by m.id limit @max_rows;

-- name: ClientsWhoWaited :many
-- Members who were told to wait for a coach who is open again, or who have chosen another meanwhile. In the order of their ids, after one.
select distinct a.member_id from coach_absences a
join coaches c on c.id = a.coach_id
join members m on m.id = a.member_id
where a.coach_id = @coach_id and a.kind = 'wait' and a.ended_at is null and a.member_id > @after_id and m.deletion_requested_at is null
    and ((c.is_active and c.verification_status = 'verified') or m.coach_id is distinct from c.id)
order by a.member_id limit @max_rows;

-- name: CoachesWithClientsToTell :many
-- For whom something was left undone: a machine that failed, or a member who chose them in the moment in which they stopped.
select c.id from coaches c
where (not c.is_active and c.clients_notified_since is not null and exists (
        select 1 from members m
        where m.coach_id = c.id and m.deletion_requested_at is null and not exists (
            select 1 from coach_absences a
            where a.coach_id = c.id and a.member_id = m.id and a.since = c.clients_notified_since and a.kind = c.clients_on_leaving
        )
    ))
    or exists (
        select 1 from coach_absences a
        join members m on m.id = a.member_id
        where a.coach_id = c.id and a.kind = 'wait' and a.ended_at is null and m.deletion_requested_at is null
            and ((c.is_active and c.verification_status = 'verified') or m.coach_id is distinct from c.id)
    );

-- name: NoteAbsence :one
-- That a member is told. Nothing when they were told of this already.
insert into coach_absences (member_id, coach_id, kind, since) values (@member_id, @coach_id, @kind, @since)
on conflict (coach_id, member_id, since, kind) do nothing
returning id;

-- name: EndAbsences :many
-- What a member was told of this coach before no longer holds, but for what they are told just now, if anything; in no order.
update coach_absences set ended_at = clock_timestamp()
where member_id = @member_id and coach_id = @coach_id and kind = 'wait' and ended_at is null and id is distinct from sqlc.narg('but')::uuid
returning id, since;

-- name: AbsenceLetter :one
-- What a member is to be told by letter, and whether it still holds.
select a.id, a.kind, a.since, a.ended_at, m.email, m.first_name, m.time_zone, m.unsubscribe_key,
    (m.email_confirmed_at is not null and m.deletion_requested_at is null and coalesce(w.email_notifications, true))::boolean as wants_letters,
    w.quiet_from, w.quiet_until,
    coalesce(m.coach_id = a.coach_id, false)::boolean as still_theirs, (m.coach_id is null)::boolean as without,
    (c.is_active and c.verification_status = 'verified')::boolean as open
from coach_absences a
join members m on m.id = a.member_id
join coaches c on c.id = a.coach_id
left join member_preferences w on w.member_id = m.id
where a.id = @id;

-- name: NameOfCoach :one
select name from coaches where id = $1;

-- name: WaitingCredentialChange :one
-- The change that a coach asked for and nobody has decided.
select id, credentials, created_at from credential_changes where coach_id = $1 and decided_at is null;
