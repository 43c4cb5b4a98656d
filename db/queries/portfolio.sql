-- name: UpdatePortfolio :exec
update coaches set
    name = @name, bio = @bio, specializations = @specializations, languages = @languages, focus = @focus, city = @city, state = @state,
    country = @country, time_zone = @time_zone, years_of_experience = @years_of_experience, education = @education
where id = @id;

-- name: SetCoachImage :exec
update coaches set image_url = @image_url where id = @id;

-- name: AddCoachImage :exec
-- Adds the row of a picture before it is stored: it is not visible yet.
insert into coach_images (id, coach_id, blob_key, content_type, size) values (@id, @coach_id, @blob_key, @content_type, @size);

-- name: CoachImageStored :execrows
-- Marks the picture as stored. No row if it was discarded since.
update coach_images set stored_at = now() where id = @id and discarded_at is null;

-- name: DiscardCoachImages :execrows
-- Discards a coach's pictures, except for one if given.
update coach_images set discarded_at = now()
where coach_id = @coach_id and stored_at is not null and discarded_at is null and id is distinct from sqlc.narg('but')::uuid;

-- name: CoachImage :one
-- A coach's present picture. In the coach portal their own, or any for an administrator; in public an active coach's.
-- Members see those of coaches that they know: the id is random, and sent to no one else.
select i.* from coach_images i
join coaches c on c.id = i.coach_id
where i.id = @id and i.stored_at is not null and i.discarded_at is null
    and (sqlc.narg('coach_id')::uuid is null or i.coach_id = sqlc.narg('coach_id')::uuid)
    and (not @open_only::boolean or (c.is_active and c.verification_status = 'verified'));

-- name: LeftoverCoachImages :many
-- Pictures to take away: replaced ones, and those that were never stored whole.
select id, blob_key from coach_images
where (discarded_at is not null or (stored_at is null and created_at < @unstored_before)) and id > @after
order by id
limit @max_rows;

-- name: DeleteCoachImage :exec
delete from coach_images where id = $1;

-- name: CredentialsOf :many
select * from coach_credentials where coach_id = $1 order by position;

-- name: OpenCredentialChange :one
select * from credential_changes where coach_id = $1 and decided_at is null;

-- name: LastCredentialDecision :one
-- The last decision about a coach's credentials.
select * from credential_changes where coach_id = $1 and decision in ('approved', 'rejected') order by created_at desc limit 1;

-- name: AddCredentialChange :one
insert into credential_changes (coach_id, credentials) values (@coach_id, @credentials) returning *;

-- name: WithdrawCredentialChange :execrows
update credential_changes set decided_at = now(), decision = 'withdrawn' where coach_id = $1 and decided_at is null;

-- name: PendingCredentialChanges :many
-- What waits for an administrator, the oldest first, a page at a time: after the one with this time and id.
select c.id, c.coach_id, k.name, c.credentials, c.created_at from credential_changes c
join coaches k on k.id = c.coach_id
where c.decided_at is null
    and (sqlc.narg('after_id')::uuid is null or (c.created_at, c.id) > (sqlc.narg('after_at')::timestamptz, sqlc.narg('after_id')::uuid))
order by c.created_at, c.id
limit @max_rows;

-- name: CountPendingCredentialChanges :one
select count(*) from credential_changes where decided_at is null;

-- name: CredentialChange :one
select * from credential_changes where id = $1;

-- name: DecideCredentialChange :execrows
update credential_changes set decided_at = now(), decided_by = @decided_by::uuid, decision = @decision::text, reason = @reason
where id = @id and decided_at is null;

-- name: DeleteCredentials :exec
delete from coach_credentials where coach_id = $1;

-- name: AddCredentials :exec
-- The whole list, in order, as checked on a date; a year of 0 means none.
insert into coach_credentials (coach_id, position, title, issuer, year, checked_on)
select @coach_id::uuid, n, (@titles::text[])[n], (@issuers::text[])[n], nullif((@years::smallint[])[n], 0), sqlc.narg('checked_on')::date
from generate_series(1, cardinality(@titles::text[])) as n;
