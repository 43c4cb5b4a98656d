-- name: PayerByCustomer :one
select * from payers where customer_id = @customer_id::text;

-- name: PayerByID :one
select * from payers where id = @id;

-- name: PayerWaits :one
-- What waits to be applied about a payer, and how long ago they were read last, in seconds.
select p.customer_id, e.waiting, e.tries, e.since,
    coalesce(extract(epoch from now() - p.asked_at), 86400)::float8 as read_ago
from payers p
cross join lateral (
    select count(*)::bigint as waiting, coalesce(max(v.tries), 0)::integer as tries, coalesce(min(v.received_at), now())::timestamptz as since
    from payment_events v where v.customer_id = p.customer_id and v.state = 'waiting'
) e
where p.id = @id;

-- name: AskPayer :one
-- Numbers a read of a payer's state at the provider, before the read.
update payers set asked = asked + 1, asked_at = now() where id = @id returning *;

-- name: ApplyPayer :one
-- Claims the right to store a read. No row if a later read was stored already.
update payers set applied = @asked where id = @id and applied < @asked returning *;

-- name: NoteAccess :exec
update payers set access_until = sqlc.narg('access_until') where id = @id;

-- name: NoteCardSetup :execrows
-- No row if another process stored another one since.
update payers set card_setup_id = @setup_id where id = @id and card_setup_id = @before;

-- name: SubscriptionsOf :many
-- The newest first.
select * from subscriptions where member_id = @member_id order by created_at desc, id desc;

-- name: WriteSubscription :execrows
-- No row if nothing changed.
insert into subscriptions (id, member_id, status, variant, cents, currency, confirmed, period_start, period_end, trial_ends_at,
    cancel_at, canceled_at, ended_at, unpaid_since, card_brand, card_last4, card_exp_month, card_exp_year, created_at, ended_emailed_at, last_refusal,
    resumes_at)
values (@id, @member_id, @status, @variant, @cents, @currency, @confirmed, @period_start, @period_end, sqlc.narg('trial_ends_at'),
    sqlc.narg('cancel_at'), sqlc.narg('canceled_at'), sqlc.narg('ended_at'), sqlc.narg('unpaid_since'), sqlc.narg('card_brand'),
    sqlc.narg('card_last4'), sqlc.narg('card_exp_month'), sqlc.narg('card_exp_year'), @created_at, sqlc.narg('ended_emailed_at'),
    sqlc.narg('last_refusal'), sqlc.narg('resumes_at'))
on conflict (id) do update set status = excluded.status, variant = excluded.variant, cents = excluded.cents, currency = excluded.currency,
    confirmed = excluded.confirmed, period_start = excluded.period_start, period_end = excluded.period_end,
    trial_ends_at = excluded.trial_ends_at, cancel_at = excluded.cancel_at, canceled_at = excluded.canceled_at,
    ended_at = excluded.ended_at, unpaid_since = excluded.unpaid_since, card_brand = excluded.card_brand, card_last4 = excluded.card_last4,
    card_exp_month = excluded.card_exp_month, card_exp_year = excluded.card_exp_year, ended_emailed_at = excluded.ended_emailed_at,
    last_refusal = excluded.last_refusal, resumes_at = excluded.resumes_at,
    -- Another pause is announced again.
    pause_emailed_at = case when subscriptions.resumes_at = excluded.resumes_at then subscriptions.pause_emailed_at end
where (subscriptions.status, subscriptions.variant, subscriptions.cents, subscriptions.currency, subscriptions.confirmed, subscriptions.period_start,
    subscriptions.period_end, subscriptions.trial_ends_at, subscriptions.cancel_at, subscriptions.canceled_at, subscriptions.ended_at,
    subscriptions.unpaid_since, subscriptions.card_brand, subscriptions.card_last4, subscriptions.card_exp_month, subscriptions.card_exp_year,
    subscriptions.ended_emailed_at, subscriptions.last_refusal, subscriptions.resumes_at)
    is distinct from (excluded.status, excluded.variant, excluded.cents, excluded.currency, excluded.confirmed, excluded.period_start,
    excluded.period_end, excluded.trial_ends_at, excluded.cancel_at, excluded.canceled_at, excluded.ended_at, excluded.unpaid_since,
    excluded.card_brand, excluded.card_last4, excluded.card_exp_month, excluded.card_exp_year, excluded.ended_emailed_at,
    excluded.last_refusal, excluded.resumes_at);

-- name: EndSubscriptions :execrows
-- The provider has deleted the customer: all subscriptions end.
update subscriptions set status = 'canceled', canceled_at = coalesce(canceled_at, @at::timestamptz), ended_at = @at::timestamptz
where member_id = @member_id and ended_at is null;

-- name: KeepSubscriptions :execrows
-- Drops those that the provider does not have any more.
delete from subscriptions where member_id = @member_id and id <> all(@ids::text[]);

-- name: InvoicesOf :many
-- The newest first.
select * from invoices where member_id = @member_id order by created_at desc, id desc;

-- name: WriteInvoice :execrows
-- No row if nothing changed.
insert into invoices (id, member_id, subscription_id, number, status, cents, cents_paid, currency, period_start, period_end, created_at,
    paid_at, paid_emailed_at, failed_emailed_at)
values (@id, @member_id, sqlc.narg('subscription_id'), sqlc.narg('number'), @status, @cents, @cents_paid, @currency, @period_start,
    @period_end, @created_at, sqlc.narg('paid_at'), sqlc.narg('paid_emailed_at'), sqlc.narg('failed_emailed_at'))
on conflict (id) do update set subscription_id = excluded.subscription_id, number = excluded.number, status = excluded.status,
    cents = excluded.cents, cents_paid = excluded.cents_paid, currency = excluded.currency, period_start = excluded.period_start,
    period_end = excluded.period_end, paid_at = excluded.paid_at, paid_emailed_at = excluded.paid_emailed_at, failed_emailed_at = excluded.failed_emailed_at
where (invoices.subscription_id, invoices.number, invoices.status, invoices.cents, invoices.cents_paid, invoices.currency, invoices.period_start,
    invoices.period_end, invoices.paid_at, invoices.paid_emailed_at, invoices.failed_emailed_at)
    is distinct from (excluded.subscription_id, excluded.number, excluded.status, excluded.cents, excluded.cents_paid, excluded.currency,
    excluded.period_start, excluded.period_end, excluded.paid_at, excluded.paid_emailed_at, excluded.failed_emailed_at);

-- name: KeepInvoices :execrows
-- Drops those that the provider does not have any more.
delete from invoices where member_id = @member_id and id <> all(@ids::text[]);

-- name: SubscriptionLetterID :one
select letter_id from subscriptions where id = @id;

-- name: InvoiceLetterID :one
select letter_id from invoices where id = @id;

-- name: AddPaymentEvent :one
-- Stores a webhook. No row for a repeated one.
insert into payment_events (event_id, type, object_id, customer_id, state, created_at, settled_at)
values (@event_id, @type, @object_id, @customer_id, @state, @created_at, case when @state::text = 'waiting' then null else now() end)
on conflict (event_id) do nothing
returning id;

-- name: UnsettledEvents :many
-- The events that a read of the customer settles: waiting ones, and those set aside.
select id, type, state from payment_events where customer_id = @customer_id and state in ('waiting', 'set_aside') order by id;

-- name: SettleEvents :exec
update payment_events set state = 'applied', reason = '', settled_at = now() where id = any(@ids::uuid[]) and state in ('waiting', 'set_aside');

-- name: FailEvents :execrows
-- Counts a failed attempt of the waiting events. Those with too many attempts, or that can never succeed, are set
-- aside. Returns their number.
with failed as (
    update payment_events set tries = tries + 1, reason = @reason,
        state = case when @hopeless::boolean or tries + 1 >= @max_tries::int then 'set_aside' else 'waiting' end
    where id = any(@ids::uuid[]) and state = 'waiting' returning state
)
select 1 from failed where state = 'set_aside';

-- name: ListPaymentEvents :many
-- Those in a state, the newest first: the first page, or what comes after an event.
select * from payment_events e
where e.state = @state and (sqlc.narg('after_id')::uuid is null or (e.received_at, e.id) < (sqlc.narg('after_time')::timestamptz, sqlc.narg('after_id')::uuid))
order by e.received_at desc, e.id desc limit @max_rows;

-- name: CountSetAside :one
select count(*) from payment_events where state = 'set_aside';

-- name: PaymentEvent :one
select * from payment_events where id = @id;

-- name: RetryPaymentEvent :one
-- Puts an event back that was set aside. No row when it is in another state.
update payment_events set state = 'waiting', tries = 0, reason = '', settled_at = null where id = @id and state = 'set_aside' returning *;

-- name: DismissPaymentEvent :one
-- Drops an event that was set aside. No row when it is in another state.
update payment_events set state = 'dismissed', settled_at = now() where id = @id and state = 'set_aside' returning *;

-- name: DeleteOldPaymentEvents :execrows
-- The provider does not resend events after this time.
delete from payment_events where state in ('applied', 'dismissed') and settled_at < @before::timestamptz;

-- name: SettleOrphanedEvents :execrows
-- Events about a customer without a member: nothing to apply, so their details are removed.
update payment_events e set state = 'applied', reason = '', object_id = '', customer_id = '', settled_at = now()
where e.state in ('waiting', 'set_aside') and e.received_at < @received_before and not exists (select 1 from payers p where p.customer_id = e.customer_id);

-- name: ForgetPaymentEvents :exec
-- Repeated events about a deleted member are stored without details.
delete from payment_events e using payers p where p.member_id = @member_id and e.customer_id = p.customer_id;

-- name: PayersToRead :many
-- Payers whose events should have arrived by now: a period is over, a subscription was never confirmed, an invoice may
-- have been paid, or an event waits without a job. Recently read ones are skipped, and those that were skipped longest
-- come first, so that unreadable ones do not block others.
select p.id from payers p
where p.customer_id is not null and (
    (coalesce(p.asked_at, '-infinity') < @read_before::timestamptz and (
        p.member_id in (
            select s.member_id from subscriptions s
            where s.ended_at is null and s.confirmed and s.status not in ('canceled', 'incomplete_expired') and s.period_end < @period_before::timestamptz)
        or p.member_id in (select s.member_id from subscriptions s where s.status = 'past_due' and s.confirmed)
        or p.member_id in (
            select s.member_id from subscriptions s
            where s.ended_at is null and not s.confirmed and s.status not in ('canceled', 'incomplete_expired') and s.created_at < @begun_before::timestamptz)
        or p.customer_id in (select e.customer_id from payment_events e where e.state = 'waiting' and e.received_at < @received_before::timestamptz)))
    -- A member who has just made the first payment waits for it.
    or (coalesce(p.asked_at, '-infinity') < @soon_before::timestamptz and p.member_id in (
        select s.member_id from subscriptions s
        where s.ended_at is null and not s.confirmed and s.status not in ('canceled', 'incomplete_expired')
            and s.created_at >= @begun_before::timestamptz and s.created_at < @soon_before::timestamptz)))
order by p.asked_at nulls first, p.id
limit @max_rows;

-- name: EndedUntold :many
-- Members with an unpaid invoice beyond the grace period who have not been emailed about the end of their membership.
-- Closed accounts get no email. Those read since who are still listed could not be read completely, and wait.
select p.id from payers p join members m on m.id = p.member_id
where m.deletion_requested_at is null and p.access_until <= @now::timestamptz
    and (coalesce(p.asked_at, '-infinity') < p.access_until or p.asked_at < @read_before::timestamptz)
    and p.member_id in (
        select s.member_id from subscriptions s where s.confirmed and s.ended_emailed_at is null and s.status in ('past_due', 'unpaid'))
order by p.asked_at nulls first, p.id
limit @max_rows;

-- name: PayerToReadSoon :one
-- The payer of a member who may have just paid for the first time. No row if they were read within this many seconds.
select * from payers where member_id = @member_id and (asked_at is null or asked_at < now() - make_interval(secs => @seconds::float8));

-- name: LetterAboutInvoice :one
-- The data of an email about an invoice.
select sqlc.embed(i), m.email, m.first_name, m.time_zone, m.display_language, (m.deletion_requested_at is null)::boolean as there, p.access_until,
    s.status as subscription_status, s.card_brand, s.card_last4
from invoices i
join members m on m.id = i.member_id
join payers p on p.member_id = i.member_id
left join subscriptions s on s.id = i.subscription_id
where i.letter_id = @letter_id;

-- name: LetterAboutSubscription :one
-- The data of an email about a subscription.
select sqlc.embed(s), m.email, m.first_name, m.time_zone, m.display_language, (m.deletion_requested_at is null)::boolean as there, p.access_until
from subscriptions s
join members m on m.id = s.member_id
join payers p on p.member_id = s.member_id
where s.letter_id = @letter_id;

-- name: PausesToTell :many
-- Announces the ends of pauses that are near: marks them as announced and returns the ids for their emails. A member
-- who is leaving, or whose subscription ends instead, gets none.
update subscriptions s set pause_emailed_at = @now::timestamptz
where s.id in (
    select t.id from subscriptions t join members m on m.id = t.member_id
    where t.resumes_at > @now and t.resumes_at < @before::timestamptz and t.pause_emailed_at is null and t.cancel_at is null
        and t.ended_at is null and m.deletion_requested_at is null
    order by t.id limit @max_rows for update of t skip locked)
returning s.letter_id;

-- name: LetterAboutTrial :one
-- The data of the email about the end of the trial, and whether it is wanted.
select m.email, m.first_name, m.time_zone, m.display_language, m.unsubscribe_key, m.pricing_variant, t.trial_ends_at, p.access_until, w.quiet_from, w.quiet_until,
    (m.email_confirmed_at is not null and m.deletion_requested_at is null and coalesce(w.email_notifications, true))::boolean as wanted
from memberships t
join members m on m.id = t.member_id
left join payers p on p.member_id = t.member_id
left join member_preferences w on w.member_id = t.member_id
where t.member_id = @member_id;

-- name: NoteTrialLetter :execrows
-- Records that the email about the trial's end is enqueued: once.
update memberships set emailed_at = now() where member_id = @member_id and emailed_at is null;

-- name: PlanOf :one
-- The member's plan in one query.
select t.trial_started_at, t.trial_ends_at, p.access_until,
    coalesce((select s.variant from subscriptions s where s.member_id = m.id and s.confirmed
        order by s.ended_at is null desc, s.created_at desc, s.id desc limit 1), '')::text as variant
from members m
left join memberships t on t.member_id = m.id
left join payers p on p.member_id = m.id
where m.id = @member_id;

-- name: PlanStops :one
-- When the member's paid plan ends if it was cancelled, and when it is paused: from the end of its period.
select s.cancel_at, s.period_end, s.resumes_at from subscriptions s where s.member_id = @member_id and s.confirmed
order by s.ended_at is null desc, s.created_at desc, s.id desc limit 1;

-- name: ClosePayer :one
-- Records the customer of a member whose row is about to be deleted. No row without one.
insert into payment_closures (customer_id)
select p.customer_id from payers p where p.member_id = @member_id and p.customer_id is not null
on conflict (customer_id) do update set customer_id = excluded.customer_id
returning id;

-- name: PaymentClosure :one
select * from payment_closures where id = @id;

-- name: DeletePaymentClosure :exec
delete from payment_closures where id = @id;
