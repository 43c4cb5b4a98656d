-- name: NoteServiceFailure :exec
-- Begins the outage of a service, or extends it. Many requests may fail at once, so at most one a second writes.
insert into service_outages (service) values (@service)
on conflict (service) do update set last_failed_at = now() where service_outages.last_failed_at < now() - interval '1 second';

-- name: ServiceOutages :many
select * from service_outages order by service;

-- name: EndServiceOutage :execrows
-- Ends an outage, unless a request has failed within these seconds.
delete from service_outages where service = @service and last_failed_at < now() - make_interval(secs => @quiet_seconds::float8);

-- name: WaitingPaymentEvents :one
-- The payment provider's notices that are not applied yet.
select count(*), min(received_at)::timestamptz as since from payment_events where state = 'waiting' having count(*) > 0;
