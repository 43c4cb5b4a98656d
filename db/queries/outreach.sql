-- name: SaveBetaSignup :one
-- A repeated address keeps the first row, and returns no id.
insert into beta_signups (
    email, first_name, last_name, occupation, location, age_range, reason_for_interest, heading_variant, pricing_variant,
    display_language
) values (
    @email, @first_name, @last_name, @occupation, @location, @age_range, @reason_for_interest,
    sqlc.narg('heading_variant'), sqlc.narg('pricing_variant'), @display_language
) on conflict (email) do nothing
returning id;

-- name: BetaSignupByEmail :one
select * from beta_signups where email = $1;

-- name: BetaSignup :one
select * from beta_signups where id = $1;

-- name: SaveContactMessage :one
insert into contact_messages (name, email, subject, message) values (@name, @email, @subject, @message) returning id;

-- name: ContactMessage :one
select * from contact_messages where id = $1;

-- name: SaveJobApplication :one
insert into job_applications (job, name, email, location, link, note)
values (@job, @name, @email, @location, @link, @note) returning id;

-- name: JobApplication :one
select * from job_applications where id = $1;

-- name: AddEventCounts :exec
-- Adds many counts in one statement. The arrays are parallel and contain each key once, in key order, so that two
-- processes take the rows' locks in the same order.
insert into event_counts (day, name, heading_variant, pricing_variant, n)
select unnest(sqlc.arg('days')::date[]), unnest(sqlc.arg('names')::text[]), unnest(sqlc.arg('headings')::text[]),
    unnest(sqlc.arg('pricings')::text[]), unnest(sqlc.arg('counts')::bigint[])
on conflict (day, name, heading_variant, pricing_variant) do update set n = event_counts.n + excluded.n;

-- name: ForgetVisitor :one
-- Deletes all submissions under an address, and returns their number.
with signups as (delete from beta_signups where beta_signups.email = sqlc.arg('email')::citext returning 1),
    messages as (delete from contact_messages where contact_messages.email = sqlc.arg('email')::citext returning 1),
    applications as (delete from job_applications where job_applications.email = sqlc.arg('email')::citext returning 1)
select ((select count(*) from signups) + (select count(*) from messages) + (select count(*) from applications))::bigint as rows;
