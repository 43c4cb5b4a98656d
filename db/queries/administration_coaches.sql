-- name: AdministeredCoaches :many
-- Accounts of the coach portal by name, one page: after the one with this name and id; of one state, those that wait
-- for an administrator's decision, or all; filtered by name or address. CountAdministeredCoaches defines who waits.
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
-- Counts by state of the accounts whose name or address matches, and of those that wait for an administrator's
-- decision: about credentials, or about their training after they accepted the invitation. A formerly active or
-- rejected coach does not wait.
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
-- Adds an invited coach, who chooses a password with the emailed link. No row if the address is taken.
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
-- Also for an inactive coach whose clients are now released.
update coaches set is_active = false, deactivated_at = case when is_active then clock_timestamp() else deactivated_at end,
    clients_on_leaving = @clients, clients_notified_since = clock_timestamp()
where id = @id;

-- name: ClientsToTell :many
-- Members whose coach became inactive and who have no notice yet, and those whose coach returned. By id, after one.
select m.id from members m
join coaches c on c.id = m.coach_id
where c.id = @coach_id and not c.is_active and c.clients_notified_since is not null and m.deletion_requested_at is null and m.id > @after_id
    and not exists (
        select 1 from coach_absences a
        where a.coach_id = c.id and a.member_id = m.id and a.since = c.clients_notified_since and a.kind = c.clients_on_leaving
    )
order by m.id limit @max_rows;

-- name: ClientsWhoWaited :many
-- Members with a waiting notice whose coach is active again, or who have chosen another since. By id, after one.
select distinct a.member_id from coach_absences a
join coaches c on c.id = a.coach_id
join members m on m.id = a.member_id
where a.coach_id = @coach_id and a.kind = 'wait' and a.ended_at is null and a.member_id > @after_id and m.deletion_requested_at is null
    and ((c.is_active and c.verification_status = 'verified') or m.coach_id is distinct from c.id)
order by a.member_id limit @max_rows;

-- name: CoachesWithClientsToTell :many
-- Coaches with unfinished notices: after a crash, or for a member who chose them while they were being deactivated.
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
-- Records a member's notice. No row if it exists already.
insert into coach_absences (member_id, coach_id, kind, since) values (@member_id, @coach_id, @kind, @since)
on conflict (coach_id, member_id, since, kind) do nothing
returning id;

-- name: EndAbsences :many
-- Ends a member's earlier notices about this coach, except the one being created, if any.
update coach_absences set ended_at = clock_timestamp()
where member_id = @member_id and coach_id = @coach_id and kind = 'wait' and ended_at is null and id is distinct from sqlc.narg('but')::uuid
returning id, since;

-- name: AbsenceLetter :one
-- The data of a member's email about their coach, and whether it is still true.
select a.id, a.kind, a.since, a.ended_at, m.email, m.first_name, m.time_zone, m.display_language, m.unsubscribe_key,
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
-- A coach's undecided change.
select id, credentials, created_at from credential_changes where coach_id = $1 and decided_at is null;
