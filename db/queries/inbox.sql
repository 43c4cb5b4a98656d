-- name: ListInbox :many
-- A list of visitors' submissions, newest first: the first page, or those after an entry. The pattern is for ilike,
-- and '' matches all.
select i.*, coalesce(c.name, '')::text as handled_by_name
from inbox i
left join coaches c on c.id = i.handled_by
where i.list = sqlc.arg('list')::text
    and (sqlc.arg('state')::text = 'all' or (i.handled_at is null) = (sqlc.arg('state')::text = 'open'))
    and (sqlc.arg('pattern')::text = '' or i.name ilike sqlc.arg('pattern')::text or i.email ilike sqlc.arg('pattern')::text
        or i.subject ilike sqlc.arg('pattern')::text or i.text ilike sqlc.arg('pattern')::text or i.location ilike sqlc.arg('pattern')::text
        or i.occupation ilike sqlc.arg('pattern')::text)
    and (sqlc.narg('after_time')::timestamptz is null
        or (i.created_at, i.id) < (sqlc.narg('after_time')::timestamptz, sqlc.narg('after_id')::uuid))
order by i.created_at desc, i.id desc limit @max_rows;

-- name: InboxEntry :one
select i.*, coalesce(c.name, '')::text as handled_by_name
from inbox i
left join coaches c on c.id = i.handled_by
where i.list = sqlc.arg('list')::text and i.id = sqlc.arg('id')::uuid;

-- name: CountInbox :one
-- How much of each list is open.
select (select count(*) from contact_messages where handled_at is null)::bigint as messages,
    (select count(*) from job_applications where handled_at is null)::bigint as applications,
    (select count(*) from beta_signups where handled_at is null)::bigint as signups;

-- name: HandleInbox :one
-- Marks an entry as handled, or as open with null. Returns the number of changed rows: none if it is so already, or is
-- gone.
with messages as (
    update contact_messages set handled_at = case when sqlc.narg('by')::uuid is null then null else now() end, handled_by = sqlc.narg('by')::uuid
    where sqlc.arg('list')::text = 'contact-messages' and id = sqlc.arg('id')::uuid and (handled_at is null) = (sqlc.narg('by')::uuid is not null)
    returning 1
), applications as (
    update job_applications set handled_at = case when sqlc.narg('by')::uuid is null then null else now() end, handled_by = sqlc.narg('by')::uuid
    where sqlc.arg('list')::text = 'applications' and id = sqlc.arg('id')::uuid and (handled_at is null) = (sqlc.narg('by')::uuid is not null)
    returning 1
), signups as (
    update beta_signups set handled_at = case when sqlc.narg('by')::uuid is null then null else now() end, handled_by = sqlc.narg('by')::uuid
    where sqlc.arg('list')::text = 'beta-signups' and id = sqlc.arg('id')::uuid and (handled_at is null) = (sqlc.narg('by')::uuid is not null)
    returning 1
)
select ((select count(*) from messages) + (select count(*) from applications) + (select count(*) from signups))::bigint as rows;

-- name: CountByVariants :many
-- Counts of a range of days by variant; '' for none. Outcomes of accounts are counted for those created in these days,
-- whenever they happened.
with registered as (
    select m.id, coalesce(m.heading_variant, '') as heading, m.pricing_variant as pricing
    from members m where m.created_at >= sqlc.arg('since')::timestamptz and m.created_at < sqlc.arg('until')::timestamptz
)
select ('event:' || e.name)::text as what, e.heading_variant::text as heading, e.pricing_variant::text as pricing, sum(e.n)::bigint as n
from event_counts e where e.day between sqlc.arg('first_day')::date and sqlc.arg('last_day')::date group by 1, 2, 3
union all
select 'signups', coalesce(b.heading_variant, ''), coalesce(b.pricing_variant, ''), count(*)
from beta_signups b where b.created_at >= sqlc.arg('since')::timestamptz and b.created_at < sqlc.arg('until')::timestamptz group by 2, 3
union all
select 'registrations', r.heading, r.pricing, count(*) from registered r group by 2, 3
union all
select 'trials', r.heading, r.pricing, count(*) from registered r join memberships t on t.member_id = r.id group by 2, 3
union all
select 'paid', r.heading, r.pricing, count(*) from registered r
where exists (select from invoices i where i.member_id = r.id and i.status = 'paid' and i.cents_paid > 0) group by 2, 3
order by 1, 2, 3;

-- name: CountWaiting :one
-- How much of everything waits for an administrator, but for coaches, the inbox and jobs.
select (select count(*) from moderation_cases where decided_at is null)::bigint as cases,
    (select count(*) from payment_events where state = 'set_aside')::bigint as set_aside;

-- name: SeedContactMessage :exec
-- Demonstration data: a row that is there already stays as it is.
insert into contact_messages (id, name, email, subject, message, created_at)
values (@id, @name, @email, @subject, @message, @created_at) on conflict do nothing;

-- name: SeedApplication :exec
insert into job_applications (id, job, name, email, location, link, note, created_at)
values (@id, @job, @name, @email, @location, @link, @note, @created_at) on conflict do nothing;

-- name: SeedBetaSignup :exec
insert into beta_signups (id, email, first_name, last_name, occupation, location, age_range, reason_for_interest, heading_variant,
    pricing_variant, created_at)
values (@id, @email, @first_name, @last_name, @occupation, @location, @age_range, @reason_for_interest, sqlc.narg('heading_variant'),
    sqlc.narg('pricing_variant'), @created_at) on conflict do nothing;
