-- name: StandingOf :one
-- The trial of a member, and whether they are known to the payment provider.
select t.trial_started_at, t.trial_ends_at, (p.customer_id is not null)::boolean as pays
from members m
left join memberships t on t.member_id = m.id
left join payers p on p.member_id = m.id
where m.id = @member_id;

-- name: EnsurePayer :one
-- The payer that a member is, made when they first want to pay. No row when the member is gone.
insert into payers (member_id)
select m.id from members m where m.id = @member_id for key share
on conflict (member_id) do update set member_id = excluded.member_id
returning *;

-- name: PayerOf :one
select * from payers where member_id = @member_id;

-- name: NameCustomer :one
-- Stores the provider's id of the payer. The first one is kept. No row if the member is gone, or the attempt outdated.
update payers set customer_id = coalesce(customer_id, @customer_id::text)
where member_id = @member_id and attempt = @attempt
returning *;

-- name: DropCustomer :exec
-- The provider does not know this customer any more: the next attempt makes another.
update payers set customer_id = null, attempt = attempt + 1
where member_id = @member_id and customer_id = @customer_id::text;

-- name: ReachAttempt :one
-- Increments the attempt, unless another process did.
update payers set attempt = greatest(attempt, @attempt) where member_id = @member_id
returning *;

-- name: InvoicePage :many
-- A member's invoices, newest first: the first page, or those after one. Without drafts and those of zero.
select i.* from invoices i
where i.member_id = @member_id and i.status <> 'draft' and i.cents > 0
    and (sqlc.narg('after')::uuid is null or (i.created_at, i.id) < (select a.created_at, a.id from invoices a where a.letter_id = sqlc.narg('after') and a.member_id = @member_id))
order by i.created_at desc, i.id desc limit @max_rows;

-- name: InvoiceOfMember :one
select * from invoices where letter_id = @id and member_id = @member_id and status <> 'draft';
